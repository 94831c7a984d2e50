// Keeps whole pages for offline use: HTML, data, scripts, styles, fonts and images, all of one build. A page is kept
// completely or not at all, and each build has its own cache, so no page ever mixes two builds. A cache is deleted with
// the last window of its build, which until then finds in it what the host no longer has.

const CACHE = PREFIX + site.version

/** The most pages and bytes to keep: of the newest pages, each that fits beside those newer than it. */
const MOST_PAGES = 30
const MOST_BYTES = 24 * 2 ** 20

async function readIndex(cache: Cache): Promise<KeptPage[]> {
  const index = await cache.match(indexUrl)
  return index ? ((await index.json()) as KeptPage[]) : []
}

/**
 * Keeps one page, with what earlier visits have kept of it. It rejects, and keeps nothing, if the host no longer has
 * the page or has it in another build, or if a file is not what the build made.
 */
async function keep(path: string, request: WorkerRequest): Promise<void> {
  const cache = await caches.open(CACHE)
  const pages = await readIndex(cache)
  const before = pages.find((page) => page.path === path)
  const whole = request.whole === true || before?.whole === true
  const images = [...(request.images ?? []), ...(before?.files.map(({ url }) => url) ?? [])]
  const list = await readFiles(path)
  const shown = Object.entries(list.images).filter(([url]) => images.includes(url))
  const wanted = [...Object.entries(list.needed), ...(whole ? Object.entries(list.later) : []), ...shown]
  const page = await fresh(address(path))
  const html = await page.clone().text()
  requireVersion(html.includes(`content="${site.version}"`), path)

  const answers = new Map([[address(path), page]])
  for (const [url, hash] of wanted) answers.set(url, await sound(url, hash))
  const files: KeptFile[] = []
  for (const [url, response] of answers) {
    files.push({ url, bytes: (await response.clone().blob()).size })
    await cache.put(url, response)
  }
  const [, title = path] = /property="og:title" content="([^"]*)"/.exec(html) ?? []
  const others = pages.filter((page) => page !== before)
  await writeIndex(cache, [{ path, title, time: Date.now(), whole, files }, ...others])
}

/** Writes the index, and drops what is too old or too much. */
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
  await dropAllBut(cache, new Set([indexUrl, ...sizes.keys()]))
}

async function dropAllBut(cache: Cache, addresses: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (!addresses.has(new URL(url).pathname)) await cache.delete(url)
  }
}

/** Whether the device had no room for the last page. Until the visitor has made some, no other is tried. */
let isFull = false

/** Logs once that this device has no room for pages, and removes what has been written of one. */
async function giveUp(problem: unknown): Promise<void> {
  if (!(problem instanceof DOMException) || problem.name !== 'QuotaExceededError') return
  if (!isFull) console.info(site.full)
  isFull = true
  const cache = await caches.open(CACHE)
  const files = (await readIndex(cache)).flatMap((page) => page.files.map(({ url }) => url))
  await dropAllBut(cache, new Set([indexUrl, ...files]))
}

/** Keeps a page if possible. One that fails, or is gone by now, is no worse than one never visited. */
const tryToKeep = async (path: string, request: WorkerRequest) => {
  if (!isFull) await keep(path, request).catch(giveUp)
}

/** Names of this site's caches from other builds. */
const otherBuilds = async () => (await ownCaches()).filter((name) => name !== CACHE)

/** Keeps in this build the pages that a visitor kept in the previous one, before it takes over. */
async function takeOver(): Promise<void> {
  for (const name of await otherBuilds()) {
    const pages = (await readIndex(await caches.open(name))).filter(({ path }) => !site.always.includes(path))
    for (const { path, files, whole } of pages.reverse())
      await tryToKeep(path, { images: files.map(({ url }) => url), whole })
  }
  await keepAlways()
}

/** Keeps the required pages that are missing. If the connection fails now, the next page tries again. */
async function keepAlways(): Promise<void> {
  const pages = await readIndex(await caches.open(CACHE))
  for (const path of site.always) if (!pages.some((page) => page.path === path)) await tryToKeep(path, {})
}

async function forgetOthers(): Promise<void> {
  for (const name of await otherBuilds()) await caches.delete(name)
}

/** Forgets every page the visitor has read. What is kept for everybody stays: it reveals nothing. */
async function forgetAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await writeIndex(
    cache,
    (await readIndex(cache)).filter(({ path }) => site.always.includes(path)),
  )
  await forgetOthers()
  isFull = false
}

async function handleRequest(request: WorkerRequest): Promise<void> {
  if (request.forget) return forgetAll()
  if (request.keep === undefined) return
  await keepAlways()
  await tryToKeep(request.keep, request)
}

let queue = Promise.resolve()

worker.addEventListener('install', (event) => event.waitUntil(takeOver()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
worker.addEventListener('message', (event) => {
  // One after another, because they write the same index.
  queue = queue.then(() => handleRequest(event.data as WorkerRequest)).catch(() => undefined)
  event.waitUntil(queue.then(() => event.ports[0]?.postMessage('done' satisfies WorkerReply)))
})
