import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { PageFiles } from '../../../src/offline/protocol'

const ORIGIN = 'https://host.example'

type Listener = (event: { waitUntil: (work: unknown) => void; data?: unknown; ports: [] }) => void

const TYPES = { js: 'text/javascript', png: 'image/png' }

/** Files of the host, as the build lists them: each contains its own address. */
export const listOf = (addresses: readonly string[]): Record<string, string> =>
  Object.fromEntries(addresses.map((url) => [url, createHash('sha256').update(url).digest('hex')]))

const pathOf = (request: string) => new URL(request, ORIGIN).href

/** One cache, as far as the workers use it. */
export class FakeCache {
  private readonly answers = new Map<string, Response>()
  match = (request: string) => Promise.resolve(this.answers.get(pathOf(request))?.clone())
  keys = () => Promise.resolve([...this.answers.keys()].map((url) => ({ url })))
  delete = (request: string) => Promise.resolve(this.answers.delete(pathOf(request)))
  put(request: string, answer: Response) {
    return Promise.resolve(void this.answers.set(pathOf(request), answer))
  }
}

/** The caches of an origin, which all its sites see. */
export class FakeCaches {
  private readonly all = new Map<string, FakeCache>()
  keys = () => Promise.resolve([...this.all.keys()])
  delete = (name: string) => Promise.resolve(this.all.delete(name))
  open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache()
    this.all.set(name, cache)
    return Promise.resolve(cache)
  }
  async match(request: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, cache] of this.all) {
      const answer = cacheName === undefined || cacheName === name ? await cache.match(request) : undefined
      if (answer) return answer
    }
    return undefined
  }
}

/**
 * Runs the script of a service worker, for a site below a path of an origin on which every page is there.
 * @param base the path with its slashes
 * @param version what the host's pages carry
 * @param bytes that each page has more than that
 * @param lists the files of every page
 * @returns how to send it an event and wait for what it does, and the messages that the plugin answers
 */
export function startWorker(
  script: string,
  caches: FakeCaches,
  base: string,
  version = '',
  bytes = 0,
  lists: Partial<PageFiles> = {},
) {
  const listeners = new Map<string, Listener>()
  const cleared: string[] = []
  const MessageAPI = {
    setPathResources: () => cleared.push('set'),
    clearPathResources: () => cleared.push('clear'),
  }
  const self = {
    registration: {
      scope: ORIGIN + base,
      update: () => Promise.resolve(),
      unregister: () => Promise.resolve(true),
    },
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve([]) },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  }
  const answer = (url: string) => {
    const type = Object.entries(TYPES).find(([ending]) => url.endsWith(`.${ending}`))?.[1]
    if (type) return new Response(url, { headers: { 'content-type': type } })
    return new Response(
      url.endsWith('.json')
        ? JSON.stringify({ version, needed: {}, later: {}, images: {}, ...lists })
        : `<meta content="${version}">${' '.repeat(bytes)}`,
    )
  }
  runInNewContext(script, {
    ...{ self, caches, MessageAPI, URL, Response, DOMException, crypto, btoa, console, setTimeout },
    fetch: (url: string) => Promise.resolve(answer(url)),
    navigationRoute: { handler: {} },
    workbox: { routing: { registerRoute: () => undefined } },
  })
  const send = async (type: string, data?: unknown) => {
    const work: unknown[] = []
    listeners.get(type)?.({ waitUntil: (one) => work.push(one), data, ports: [] })
    await Promise.all(work)
  }
  return { send, MessageAPI, cleared }
}
