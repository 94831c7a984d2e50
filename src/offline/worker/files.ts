// Files of the build, each held against what the build says of it before it is kept.

const address = (path: string) => base + path.slice(1)

/** What a host must call a file before a browser uses it, by the ending of its name; all others are images. */
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/, woff2: /font|octet-stream/ }

/** Asks the host itself; throws where there is no such file or the address has moved. */
async function fresh(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept`)
  return response
}

/** Whether a file is what the build made, by its type and hash: a hotel's network answers 200 under any name. */
async function isSound(url: string, response: Response, hash: string): Promise<boolean> {
  const type = TYPES[url.replace(/^.*\./, '')] ?? /^image\//
  if (!type.test(response.headers.get('content-type') ?? '')) return false
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(hash)
}

/** A file of the build from any cache that has it, else from the host; throws where it is not what the build made. */
async function sound(url: string, hash: string): Promise<Response> {
  const cached = await caches.match(url)
  if (cached && (await isSound(url, cached, hash))) return cached
  const response = await fresh(url)
  if (!(await isSound(url, response, hash))) throw new Error(`${url} is not what was built`)
  return response
}

/** Throws where what the host has is of another build than this worker. */
function requireVersion(isOurs: boolean, path: string): void {
  if (isOurs) return
  // Not waited for: the new worker cannot take over before the old one has nothing left to do.
  worker.registration.update().catch(() => undefined)
  throw new Error(`${path} belongs to another build`)
}

async function readFiles(path: string): Promise<PageFiles> {
  const folder = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')
  const files = (await (await fresh(`${base}page-data/${folder}/files.json`)).json()) as PageFiles
  requireVersion(files.version === site.version, path)
  return files
}
