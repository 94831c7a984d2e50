// Files of the build, each verified before it is kept.

const address = (path: string) => base + path.slice(1)

/** The content types that browsers require, by file extension; all other files are images. */
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/, woff2: /font|octet-stream/ }

/** Fetches from the host itself; throws if the file is missing or redirected. */
async function fresh(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept`)
  return response
}

/** Whether a file is what the build made, by type and hash: a captive portal answers 200 for any name. */
async function isSound(url: string, response: Response, hash: string): Promise<boolean> {
  const type = TYPES[url.replace(/^.*\./, '')] ?? /^image\//
  if (!type.test(response.headers.get('content-type') ?? '')) return false
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(hash)
}

/** A file of the build from any cache that has it, else from the host; throws if it is not what the build made. */
async function sound(url: string, hash: string): Promise<Response> {
  const cached = await caches.match(url)
  if (cached && (await isSound(url, cached, hash))) return cached
  const response = await fresh(url)
  if (!(await isSound(url, response, hash))) throw new Error(`${url} is not what was built`)
  return response
}

/** Throws if the host has another build than this worker. */
function requireVersion(isOurs: boolean, path: string): void {
  if (isOurs) return
  // Not awaited: the new worker cannot take over while the old one is still busy.
  worker.registration.update().catch(() => undefined)
  throw new Error(`${path} belongs to another build`)
}

async function readFiles(path: string): Promise<PageFiles> {
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
  const files = (await (await fresh(`${base}page-data/${folder}/files.json`)).json()) as PageFiles
  requireVersion(files.version === site.version, path)
  return files
}
