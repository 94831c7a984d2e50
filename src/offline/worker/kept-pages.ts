// Keeps whole pages for use without a connection: HTML, data, scripts, styles, fonts and images, all of one build. A page
// is kept at once or not at all, and each build has a cache of its own, so that no page is ever put together from two.

const worker = self as unknown as ServiceWorkerGlobalScope

/** A file of a kept page, by its path, and its size in bytes. */
interface KeptFile {
  url: string
  bytes: number
}

/** An entry of `kept-pages.json`, the newest first; src/offline/client/read-kept-pages.ts reads it too. */
interface KeptPage {
  /** Path without the site's prefix. */
  path: string
  /** Name as it stands in the HTML, character references included. */
  title: string
  /** When it was kept, in ms since 1970. */
  time: number
  files: KeptFile[]
}

/** The part of Gatsby's page data that matters here. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

const PREFIX = 'kept-'
const CACHE = PREFIX + site.version

/** At most so many pages and bytes are kept; the oldest go first. */
const MOST_PAGES = 30
const MOST_BYTES = 24 * 2 ** 20

/** The site's root with its slashes: `/`, or `/repository/` below a path. */
const base = new URL(worker.registration.scope).pathname
const indexUrl = `${base}kept-pages.json`
const address = (path: string) => base + path.slice(1)

/** Asks the host itself; throws where there is no such file or the address has moved. */
async function fresh(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept`)
  return response
}

async function readIndex(cache: Cache): Promise<KeptPage[]> {
  const index = await cache.match(indexUrl)
  return index ? ((await index.json()) as KeptPage[]) : []
}

const dataAddress = (path: string) =>
  `${base}page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, url = '']) => url)

/** Scripts, styles and fonts that the page needs: those its HTML names, and those of its chunk. */
const assetsOf = (html: string, chunk: string) => [
  ...found(html, /(?:src|href)="(\/[^"]+\.(?:js|css))"/g),
  ...found(html, /url\((\/[^)]+\.woff2)\)/g),
  ...[...site.shared, ...(site.pages[chunk] ?? [])].map(address),
]

/**
 * Keeps one page. Files whose name carries their content are taken from any cache that has them; all others come fresh.
 * @param images paths of the images that the visitor's window shows; those of another build are left out
 * Rejects, and keeps nothing, where the host has the page no more or in another build.
 */
async function keep(path: string, images: string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const data = await fresh(dataAddress(path))
  const { componentChunkName, staticQueryHashes } = (await data.clone().json()) as PageData
  const queries = ['app-data', ...staticQueryHashes.map((hash) => `sq/d/${hash}`)]
  const answers = new Map([[dataAddress(path), data]])
  for (const url of queries.map((name) => `${base}page-data/${name}.json`)) answers.set(url, await fresh(url))

  // Last, because data that came before the HTML of this build cannot be newer than it.
  const page = await fresh(address(path))
  const html = await page.clone().text()
  if (!html.includes(`content="${site.version}"`)) {
    // Not waited for: the new worker cannot take over before the old one has nothing left to do.
    worker.registration.update().catch(() => undefined)
    throw new Error(`${path} belongs to another build`)
  }
  answers.set(address(path), page)

  const lasting = new Set([...assetsOf(html, componentChunkName), ...images.filter((image) => html.includes(image))])
  for (const url of lasting) answers.set(url, (await caches.match(url)) ?? (await fresh(url)))

  const files: KeptFile[] = []
  for (const [url, response] of answers) {
    files.push({ url, bytes: (await response.clone().blob()).size })
    await cache.put(url, response)
  }
  const title = found(html, /property="og:title" content="([^"]*)"/g)[0] ?? path
  const others = (await readIndex(cache)).filter((other) => other.path !== path)
  await writeIndex(cache, [{ path, title, time: Date.now(), files }, ...others])
}

/** Writes what is kept, and drops what is too old or too much. */
async function writeIndex(cache: Cache, pages: KeptPage[]): Promise<void> {
  const sizes = new Map<string, number>()
  const kept = pages.filter((page, place) => {
    const added = page.files.filter(({ url }) => !sizes.has(url))
    const bytes = [...sizes.values(), ...added.map((file) => file.bytes)].reduce((sum, size) => sum + size, 0)
    const stays = site.always.includes(page.path) || (place < MOST_PAGES && bytes <= MOST_BYTES)
    if (stays) for (const file of added) sizes.set(file.url, file.bytes)
    return stays
  })
  await cache.put(indexUrl, new Response(JSON.stringify(kept), { headers: { 'content-type': 'application/json' } }))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== indexUrl && !sizes.has(pathname)) await cache.delete(url)
  }
}

/** Keeps in this build what a visitor kept in the one before, before it takes its place. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue
    const pages = (await readIndex(await caches.open(name))).filter(({ path }) => !site.always.includes(path))
    for (const { path, files } of pages.reverse()) {
      // A page may be gone by now, or its images: then it is not kept any longer.
      await keep(
        path,
        files.map(({ url }) => url).filter((url) => /\.(webp|jpe?g|png|svg)$/.test(url)),
      ).catch(() => undefined)
    }
  }
  await keepAlways()
}

/** Keeps what must be there, unless it is. A connection that fails now may not fail at the next page. */
async function keepAlways(): Promise<void> {
  const pages = await readIndex(await caches.open(CACHE))
  for (const path of site.always) {
    if (!pages.some((page) => page.path === path)) await keep(path, []).catch(() => undefined)
  }
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

let queue = Promise.resolve()

worker.addEventListener('install', (event) => event.waitUntil(takeOver()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
worker.addEventListener('message', (event) => {
  const { keep: path, images = [] } = event.data as { keep?: string; images?: string[] }
  // One after another, because they write the same index. A page that cannot be kept is no worse than one never visited.
  if (path)
    event.waitUntil(
      (queue = queue
        .then(keepAlways)
        .then(() => keep(path, images))
        .catch(() => undefined)),
    )
})
