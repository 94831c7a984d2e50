import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../../gatsby/hosting/built-files'
import { siteVersion } from '../../gatsby/build/site-version'
import { invariant } from '../../lib/invariant'
import type { PageFiles } from '../protocol'

/** What webpack tells of what it made, as far as it matters here. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

/** The part of Gatsby's page data that matters here. */
interface PageData {
  path: string
  componentChunkName: string
  staticQueryHashes: string[]
}

/** The chunks that any page may need, by the names that the site's own imports give them. */
const SHARED = ['app', 'collapse', 'drawer', 'head', 'overlays', 'theme-switch']

/** Chunks of which only the film has a use, and that needs a connection. */
const PLAYER = /^(player-|reactPlayer)/

/** So much of a file's SHA-256 in hexadecimal digits that no other file, broken or not, has the same. */
const DIGITS = 24

/** The hash by which the service worker knows a file (src/offline/worker/files.ts). */
export const fileHash = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGITS)

/** What the pattern finds, as texts of their own: a part of a page's text would keep the whole of it in memory. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => Buffer.from(address).toString())

const scripts = (html: string) => found(html, /(?:src|href)="(\/[^"]+\.(?:js|css))"/g)
const fonts = (css: string) => found(css, /url\(["']?(\/[^"')]+\.woff2)["']?\)/g)
const images = (html: string) => found(html, /["\s,(](\/[^"\s,()]+\.(?:webp|avif|jpe?g|png|svg))(?=["\s,)])/g)

/**
 * Writes beside the data of each page, as `files.json`, what the page is made of: the addresses of its data, scripts,
 * styles, fonts and images, each with the hash of what was built. It must be the last step that changes any of them.
 * @param prefix the site's prefix without the slash at its end
 */
export function writePageFiles(prefix: string, folder = path.resolve('public')): void {
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const filesOf = (chunk: string) =>
    invariant(namedChunkGroups[chunk], `the chunk ${chunk}`)
      .assets.map(({ name }) => `${prefix}/${name}`)
      .filter((file) => /\.(js|css)$/.test(file))
  const others = Object.keys(namedChunkGroups).filter(
    (chunk) => !chunk.startsWith('component---') && !PLAYER.test(chunk),
  )
  const shared = SHARED.flatMap(filesOf)
  const openable = others.flatMap(filesOf)

  const fileAt = (address: string) => path.join(folder, decodeURIComponent(address.slice(prefix.length)))
  const hashes = new Map<string, string>()
  const hashed = (addresses: readonly string[]) =>
    Object.fromEntries(
      [...new Set(addresses)].map((address) => {
        const hash = hashes.get(address) ?? fileHash(fileAt(address))
        hashes.set(address, hash)
        return [address, hash] as const
      }),
    )

  for (const { name, html } of readPages(folder)) {
    const place = path.join(folder, 'page-data', name.replace(/(^|\/)index\.html$/, '') || 'index')
    if (!existsSync(path.join(place, 'page-data.json'))) continue
    const data = JSON.parse(readFileSync(path.join(place, 'page-data.json'), 'utf8')) as PageData
    const parts = [...shared, ...filesOf(data.componentChunkName), ...scripts(html)]
    const sheets = parts.filter((file) => file.endsWith('.css')).map((file) => readFileSync(fileAt(file), 'utf8'))
    const needed = [
      `${prefix}/page-data/${path.relative(path.join(folder, 'page-data'), place).replaceAll('\\', '/')}/page-data.json`,
      ...['app-data', ...data.staticQueryHashes.map((hash) => `sq/d/${hash}`)].map(
        (file) => `${prefix}/page-data/${file}.json`,
      ),
      ...parts,
      ...[html, ...sheets].flatMap(fonts),
    ]
    const list: PageFiles = {
      version: siteVersion(),
      needed: hashed(needed),
      later: hashed(openable.filter((file) => !needed.includes(file))),
      images: hashed(images(html).filter((file) => file.startsWith(`${prefix}/`) && existsSync(fileAt(file)))),
    }
    writeFileSync(path.join(place, 'files.json'), JSON.stringify(list))
  }
}
