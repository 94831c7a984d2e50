/** What the build tells the worker, in a line before it (src/offline/build/service-worker.ts). */
export interface WorkerSettings {
  /** The version that every page of this build carries in `<meta name="version">`. */
  version: string
  /** Paths of the pages that are kept from the start and for good. */
  always: string[]
  /** What stands where nothing was kept and there is no connection. */
  offline: string
  /** What the console says where the device has no room left. */
  full: string
}

/** What a page is made of, as the build lists it in `files.json` beside its data: addresses and their hashes. */
export interface PageFiles {
  version: string
  /** Data, scripts, styles and fonts without which it does not stand. */
  needed: Record<string, string>
  /** Scripts and styles of what can be opened on it. */
  later: Record<string, string>
  /** Pictures, in every size. */
  images: Record<string, string>
}

/** What a window asks the worker for: to keep the page it shows, or to forget all that are kept. */
export interface Wish {
  /** Path of the page without the site's prefix. */
  keep?: string
  /** Paths of the images that the window shows. */
  images?: readonly string[]
  /** Whether what can be opened on the page is kept too. */
  whole?: boolean
  forget?: boolean
}

/** What the worker answers once a wish is fulfilled, or cannot be. */
export type Answer = 'done'

/** An entry of `kept-pages.json`, which the worker writes and windows read: a page that opens without a connection. */
export interface KeptPage {
  /** Path without the site's prefix. */
  path: string
  /** Name as it stands in the HTML, character references included. */
  title: string
  /** When it was kept, in ms since 1970. */
  time: number
  /** Whether what can be opened on it is kept too. */
  whole: boolean
  /** What it is made of; pages share scripts, styles and fonts. */
  files: readonly KeptFile[]
}

/** A file of a kept page, by its path, and its size in bytes. */
export interface KeptFile {
  url: string
  bytes: number
}
