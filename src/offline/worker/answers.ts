// Answers from the network, or from what is kept if the network fails or is too slow.

/** How long to wait for the network before a kept page is shown, in ms. */
const PATIENCE = 3000

/** Pages that were opened from what is kept, by client, and the data they have requested since. */
const openedFromKept = new Map<string, Set<string>>()

/** Ignores the query, because the file is the same. */
const kept = async (url: string) => (await caches.open(CACHE)).match(url, { ignoreSearch: true })

const inTime = (request: Request, instead: Response | undefined): Promise<Response> => {
  const network = fetch(request)
  if (!instead) return network
  const late = new Promise<Response>((done) => setTimeout(() => done(instead), PATIENCE))
  return Promise.race([network.catch(() => instead), late])
}

/** The kept page for an address as visitors write it (R2): any case, with or without slash or `index.html`. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const path = pathname.replace(/index\.html$/i, '').replace(/\/?$/, '/')
  return (await kept(path)) ?? (await kept(path.toLowerCase()))
}

/**
 * Opens a page: from the network, else as it was kept, else the offline page, which gets the requested address. It
 * replaces the plugin's handler, which answers with an empty shell even if the network has the page.
 */
navigationRoute.handler.handle = async ({ event }) => {
  const { pathname, search } = new URL(event.request.url)
  const page = await keptPage(pathname)
  const answer = await inTime(event.request, page).catch(() => undefined)
  if (answer && answer === page) openedFromKept.set(event.resultingClientId, new Set())
  if (answer) return answer
  if (pathname === address('/offline/')) return new Response(site.offline, { status: 503 })
  return Response.redirect(`${address('/offline/')}?to=${encodeURIComponent(pathname + search)}`)
}

/** A page opened as it was kept needs data of the same build, so its first request for them gets what is kept. */
async function answerData({ event }: { event: FetchEvent }): Promise<Response> {
  const { url } = event.request
  const data = await kept(url)
  const asked = openedFromKept.get(event.clientId)
  if (data && asked && !asked.has(url)) {
    asked.add(url)
    return data
  }
  return inTime(event.request, data)
}

/** Files with a content hash in their name never change. */
const answerAsset = async ({ event }: { event: FetchEvent }) => (await kept(event.request.url)) ?? fetch(event.request)

const isOurs = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith(base)

workbox.routing.registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith(`${base}page-data/`), answerData)
workbox.routing.registerRoute(
  ({ url }) =>
    isOurs(url) && /(-|\.)[0-9a-f]{20}\.(js|css)$|\/static\/.+\.(avif|webp|jpe?g|png|svg|woff2)$/.test(url.pathname),
  answerAsset,
)
