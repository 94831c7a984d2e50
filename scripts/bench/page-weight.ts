import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of a page's first screen by kind, texts as Brotli leaves them. */
export interface PageWeight {
  /** The document, with the styles in it. */
  html: number
  /** The styles alone, which are part of the document. */
  css: number
  /** The scripts that take the page over: those of every page, and its own. */
  js: number
  /** What these scripts ask for: the data of the page, of the site, and of its queries. */
  data: number
  /** The faces in use. */
  fonts: number
  /** The pictures that load at once, in the size that a phone takes. */
  images: number
}

/** What the build tells of its chunks, and what a page's data tell of the page. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>
}
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

/** The window that Lighthouse measures in: CSS pixels, and pixels of the screen in each. */
const PHONE = { width: 412, density: 1.75 }

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** How wide a picture is on the phone, in pixels of its screen: the last of `sizes` is the one without a condition. */
function pixelsOf(sizes: string): number {
  const last = sizes.split(',').at(-1) ?? ''
  const [, number = '100', unit = 'vw'] = /([\d.]+)(vw|px)/.exec(last) ?? []
  return (unit === 'vw' ? (Number(number) / 100) * PHONE.width : Number(number)) * PHONE.density
}

/** The file that the phone takes of a `<picture>`, from its first format. */
function pickedFile(picture: string): string {
  const [, srcset = '', sizes = ''] = /<source[^>]* srcset="([^"]*)"[^>]* sizes="([^"]*)"/i.exec(picture) ?? []
  const candidates = srcset.split(',').map((one) => {
    const [file = '', width = '0'] = one.trim().split(/\s+/)
    return { file, width: Number.parseInt(width) }
  })
  return (candidates.find(({ width }) => width >= pixelsOf(sizes)) ?? candidates.at(-1))?.file ?? ''
}

/**
 * Weighs a page of a built site, from its files alone.
 * @param root the folder of the built site, with the list of its chunks in the `.cache` beside it
 * @param route path of the page with its slashes
 * @param prefix the path that the site is served below
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

/** All that comes with the first screen. */
export const totalWeight = ({ html, js, data, fonts, images }: PageWeight): number => html + js + data + fonts + images
