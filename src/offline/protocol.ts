/** What the build passes to the worker, in a line before its code (src/offline/build/service-worker.ts). */
export interface WorkerSettings {
  /** The version that every page of this build carries in `<meta name="version">`. */
  version: string
  /** Paths of the pages that are always kept. */
  always: string[]
  /** Shown when there is no connection and nothing was kept. */
  offline: string
  /** Console message for when the device is out of storage. */
  full: string
}

/** The files of a page, as the build lists them in `files.json` next to its data: addresses and their hashes. */
export interface PageFiles {
  version: string
  /** Data, scripts, styles and fonts that the page requires. */
  needed: Record<string, string>
  /** Scripts and styles of what can be opened on the page. */
  later: Record<string, string>
  /** Pictures, in every size. */
  images: Record<string, string>
}

/** A window's request to the worker: to keep the page it shows, or to forget all kept pages. */
export interface WorkerRequest {
  /** Path of the page without the site's prefix. */
  keep?: string
  /** Paths of the images shown in the window. */
  images?: readonly string[]
  /** Whether to keep what can be opened on the page, too. */
  whole?: boolean
  forget?: boolean
}

/** The worker's reply once it has done what was asked, or has failed to. */
export type WorkerReply = 'done'

/** An entry of `kept-pages.json`, which the worker writes and windows read: a page that opens offline. */
export interface KeptPage {
  /** Path without the site's prefix. */
  path: string
  /** Title as in the HTML, character references included. */
  title: string
  /** When it was kept, in ms since 1970. */
  time: number
  /** Whether what can be opened on it is kept too. */
  whole: boolean
  /** Its files; pages share scripts, styles and fonts. */
  files: readonly KeptFile[]
}

/** A file of a kept page: its path, and its size in bytes. */
export interface KeptFile {
  url: string
  bytes: number
}
