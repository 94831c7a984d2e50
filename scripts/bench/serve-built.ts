import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { HASHED, IMMUTABLE, REVALIDATE, TYPES } from '../../src/gatsby/hosting/headers'

/**
 * Serves a built site like a good host: precompressed Brotli files where they exist, immutable caching of hashed files.
 * @param root folder of the built site
 * @returns the site's address, with a trailing slash, and a function that stops the server
 */
export async function serveBuilt(root: string): Promise<{ url: string; stop: () => void }> {
  const folder = path.resolve(root)
  const server = createServer(({ url = '/' }, response) => {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const name = pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
    const wanted = path.join(folder, name)
    const isFound = wanted.startsWith(folder) && statSync(wanted, { throwIfNoEntry: false })?.isFile()
    const file = isFound ? wanted : path.join(folder, '404.html')
    const isCompressed = existsSync(`${file}.br`)

    response.writeHead(isFound ? 200 : 404, {
      'content-type': TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(name) || name.startsWith('static/') ? IMMUTABLE : REVALIDATE,
      ...(isCompressed && { 'content-encoding': 'br' }),
    })
    response.end(readFileSync(isCompressed ? `${file}.br` : file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
