import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../../gatsby/hosting/built-files'
import { siteVersion } from '../../gatsby/build/site-version'
import type { PageFiles } from '../protocol'

/** The part of webpack's stats that is used here. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

/** The part of Gatsby's page data that is used here. */
interface PageData {
  path: string
  componentChunkName: string
  staticQueryHashes: string[]
}

/** Chunks that any page may need, as named by the site's imports. */
const SHARED = ['app', 'collapse', 'drawer', 'head', 'overlays', 'theme-switch']

/** Chunks that only the film uses, which needs a connection. */
const PLAYER = /^(player-|reactPlayer)/

/** Number of hexadecimal digits of a file's SHA-256: enough that no two files, broken or not, share them. */
const DIGITS = 24

/** The hash that the service worker checks a file against (src/offline/worker/files.ts). */
export const fileHash = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGITS)

/** All matches, copied to new strings: a substring would keep the page's whole text in memory. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => Buffer.from(address).toString())

const scripts = (html: string) => found(html, /(?:src|href)="(\/[^"]+\.(?:js|css))"/g)
const fonts = (css: string) => found(css, /url\(["']?(\/[^"')]+\.woff2)["']?\)/g)
const images = (html: string) => found(html, /["\s,(](\/[^"\s,()]+\.(?:webp|avif|jpe?g|png|svg))(?=["\s,)])/g)

/**
 * Writes `files.json` next to the data of each page: the addresses of its data, scripts, styles, fonts and images, each
 * with the hash of the built file. It must run after all steps that change any of them.
 * @param prefix the site's prefix without its trailing slash
 * @throws if the build has no chunk of a name that is expected here
 */
export function writePageFiles(prefix: string, folder = path.resolve('public')): void {
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const filesOf = (chunk: string) => {
    const group = namedChunkGroups[chunk]
    if (!group)
      throw new Error(
        `webpack.stats.json has no chunk ${chunk}; expected those of pages and of SHARED in page-files.ts`,
      )
    return group.assets.map(({ name }) => `${prefix}/${name}`).filter((file) => /\.(js|css)$/.test(file))
  }
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

  const version = siteVersion(prefix)
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
      version,
      needed: hashed(needed),
      later: hashed(openable.filter((file) => !needed.includes(file))),
      images: hashed(images(html).filter((file) => file.startsWith(`${prefix}/`) && existsSync(fileAt(file)))),
    }
    writeFileSync(path.join(place, 'files.json'), JSON.stringify(list))
  }
}
