import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of a page's first screen by kind; text files as compressed by Brotli. */
export interface PageWeight {
  /** The document, including its inline styles. */
  html: number
  /** The inline styles alone, already counted in `html`. */
  css: number
  /** The scripts that hydrate the page: the shared ones and its own. */
  js: number
  /** The data these scripts request: page data, app data and static query results. */
  data: number
  /** The fonts in use. */
  fonts: number
  /** The eagerly loaded pictures, at the size a phone selects. */
  images: number
}

/** The parts of the build stats and of a page's data that are used. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>
}
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

/** Lighthouse's mobile viewport: width in CSS pixels, and device pixel ratio. */
const PHONE = { width: 412, density: 1.75 }

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Width of a picture on the phone, in device pixels. The last entry of `sizes` is the one without a condition. */
function pixelsOf(sizes: string): number {
  const last = sizes.split(',').at(-1) ?? ''
  const [, number = '100', unit = 'vw'] = /([\d.]+)(vw|px)/.exec(last) ?? []
  return (unit === 'vw' ? (Number(number) / 100) * PHONE.width : Number(number)) * PHONE.density
}

/** The file that the phone selects from a `<picture>`, in its first format. */
function pickedFile(picture: string): string {
  const [, srcset = '', sizes = ''] = /<source[^>]* srcset="([^"]*)"[^>]* sizes="([^"]*)"/i.exec(picture) ?? []
  const candidates = srcset.split(',').map((one) => {
    const [file = '', width = '0'] = one.trim().split(/\s+/)
    return { file, width: Number.parseInt(width) }
  })
  return (candidates.find(({ width }) => width >= pixelsOf(sizes)) ?? candidates.at(-1))?.file ?? ''
}

/**
 * Computes a page's weight from the files of a built site.
 * @param root folder of the built site; webpack's stats are in the `.cache` beside it
 * @param route path of the page, with its slashes
 * @param prefix path prefix the site is served under
 */
export function pageWeight(root: string, route: string, prefix = ''): PageWeight {
  const { namedChunkGroups } = JSON.parse(
    readFileSync(path.join(root, '../.cache/webpack.stats.json'), 'utf8'),
  ) as Stats
  const own = path.join('page-data', route === '/' ? 'index' : route, 'page-data.json')
  const { componentChunkName, staticQueryHashes } = JSON.parse(readFileSync(path.join(root, own), 'utf8')) as PageData
  const html = readFileSync(path.join(root, route, 'index.html'), 'utf8')

  const packed = (text: string) => brotliCompressSync(text).length
  const sent = (name: string) => {
    const file = path.join(root, name)
    return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size
  }
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + sent(file), 0)
  const scripts = (chunk: string) =>
    (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'))
  const fileOf = (address: string) => address.slice(prefix.length + 1)

  const styles = matches(html, /<style[^>]*>([^]*?)<\/style>/g).join('')
  const faces = matches(styles, /url\(([^)]+-in-use-[^)]+\.woff2)\)/g)
  const pictures = matches(html, /<picture[^>]*>([^]*?)<\/picture>/g).filter((one) => one.includes('loading="eager"'))
  return {
    html: sent(path.join(route, 'index.html')),
    css: packed(styles),
    js: sum(['app', componentChunkName].flatMap(scripts)),
    data: sum([own, 'page-data/app-data.json', ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)]),
    fonts: sum(faces.map(fileOf)),
    images: sum(pictures.map((picture) => fileOf(pickedFile(picture)))),
  }
}

/** Total weight of the first screen. */
export const totalWeight = ({ html, js, data, fonts, images }: PageWeight): number => html + js + data + fonts + images
