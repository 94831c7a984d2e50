import { withPrefix } from 'gatsby'
import type { WorkerReply, KeptPage, WorkerRequest } from '../protocol'

const asText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

/**
 * Reads the pages that the service worker has kept (src/offline/worker/kept-pages.ts), newest first.
 * @returns an empty list if there are none, or if the browser lets this site store nothing
 */
export async function readKeptPages(): Promise<KeptPage[]> {
  try {
    const index = await caches.match(withPrefix('/kept-pages.json'))
    const pages = index ? ((await index.json()) as KeptPage[]) : []
    return pages.map((page) => ({ ...page, title: asText(page.title) }))
  } catch {
    // No such storage, none for this site, or nothing that can be read.
    return []
  }
}

/** Storage that pages use on the device, in bytes; shared files count once. */
export function keptBytes(pages: readonly KeptPage[]): number {
  const sizes = new Map(pages.flatMap(({ files }) => files.map(({ url, bytes }) => [url, bytes] as const)))
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** Asks the service worker to forget every page the visitor has read; resolves once it has. */
export async function forgetKeptPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const done = new Promise<MessageEvent<WorkerReply>>((resolve) => (port1.onmessage = resolve))
  active?.postMessage({ forget: true } satisfies WorkerRequest, [port2])
  await done
}
