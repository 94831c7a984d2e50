import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { finestPart } from './finest-part'
import { decodedOnce, makeFiles } from './made-files'
import { colourForPhones, EFFORT, EFFORT_FOR_CUTS } from './quick-avif'
import { addResolvers } from './typed'

/** Widest column that shows a detail, and widest phone, in CSS pixels, and the largest ratio of height to width. */
const WIDTH = 560
const PHONE = 432
const TALLEST = 1.25
/**
 * A detail is cut for each pixel density, so that one pixel of the file fills one of the screen. The denser the screen,
 * the less visible the compression. WebP is for browsers without AVIF.
 */
const CUTS = [
  { density: 1, avif: { quality: 62, effort: EFFORT }, webp: { quality: 72 } },
  { density: 2, avif: { quality: 50, effort: EFFORT }, webp: { quality: 60 } },
]
/** Phones have dense screens and a narrower column: they get a smaller cut. */
const PHONE_CUT = { density: 2, avif: { quality: 38, effort: EFFORT_FOR_CUTS } }
type Format = 'avif' | 'webp'

/** The result of `finestPart`, with the size of the picture. */
interface Looked {
  width: number
  height: number
  fineness: number
  x: number
  y: number
}

type Cache = CreateResolversArgs['cache']

async function lookedAt(file: string, cache: Cache) {
  const bytes = await readFile(path.join(CONTENT, file))
  const digest = createHash('sha256').update(bytes).digest('hex')
  const key = `finest ${digest}`
  const known = (await cache.get(key)) as Looked | undefined
  return { bytes, digest, looked: known ?? ((await cache.set(key, await lookAt(bytes))) as Looked) }
}

/** How detailed a picture of the content is; computed once. */
export async function finenessOf(file: string, cache: Cache): Promise<number> {
  return (await lookedAt(file, cache)).looked.fineness
}

/**
 * Adds to pictures a part at real size, cut around the spot that the content names as `closeUp`, or else around the
 * most detailed one. The files lie next to Gatsby's own images.
 */
export function resolvePictureDetail({ createResolvers, cache, pathPrefix }: CreateResolversArgs): void {
  const detailOf = async ({ file: source, closeUp }: { file: string; closeUp?: string }) => {
    const { bytes, digest, looked: finest } = await lookedAt(source, cache)
    const looked = closeUp ? { ...finest, ...spotAt(closeUp, finest) } : finest
    // Browsers cache it forever, so its address changes with everything it is made of.
    const phone = { ...PHONE_CUT.avif, ...colourForPhones({ file: source }) }
    const made = createHash('sha256').update(JSON.stringify([digest, WIDTH, PHONE, TALLEST, CUTS, phone, closeUp]))
    const file = (density: number, format: Format) => `detail-${density}.${format}`
    const pixels = decodedOnce(() => sharp(bytes).rotate())
    const cut = async (width: number, density: number) => (await pixels()).extract(partOf(looked, density, width))
    const folder = await makeFiles(made.digest('hex'), [
      ...CUTS.flatMap(({ density, ...formats }) =>
        (['avif', 'webp'] as const).map((format) => ({
          name: file(density, format),
          write: async (target: string) => (await cut(WIDTH, density)).toFormat(format, formats[format]).toFile(target),
        })),
      ),
      {
        name: 'phone.avif',
        write: async (target) => (await cut(PHONE, PHONE_CUT.density)).avif(phone).toFile(target),
      },
    ])
    const name = (density: number, format: Format) => `${folder}/${file(density, format)}`
    const srcSet = (format: Format) =>
      CUTS.map(({ density }) => `${pathPrefix}/${name(density, format)} ${density}x`).join(', ')
    const first = partOf(looked, 1)
    const share = (value: number, of: number) => Number((value / of).toFixed(4))
    return {
      left: share(first.left, looked.width),
      top: share(first.top, looked.height),
      width: share(first.width, looked.width),
      height: share(first.height, looked.height),
      pixels: first.width,
      src: `${pathPrefix}/${name(1, 'webp')}`,
      srcSet: srcSet('webp'),
      avif: srcSet('avif'),
      phone: `${pathPrefix}/${folder}/phone.avif ${PHONE_CUT.density}x`,
    }
  }
  addResolvers(createResolvers, { Picture: { detail: { type: 'PictureDetail', resolve: detailOf } } })
}

/** Converts a point in per cent from the left and top, `40% 60%`, to pixels of a picture. */
export function spotAt(point: string, { width, height }: { width: number; height: number }) {
  const [x = 50, y = 50] = point.split(' ').map(parseFloat)
  return { x: (width * x) / 100, y: (height * y) / 100 }
}

/**
 * The part to cut for a screen, moved inwards if the spot is near an edge; for a small picture, as much as there is.
 * @param column displayed width in CSS pixels
 */
export function partOf({ width, height, x, y }: Omit<Looked, 'fineness'>, density: number, column = WIDTH) {
  const ratio = Math.max(width / height, 1 / TALLEST)
  const w = Math.min(width, column * density)
  const h = Math.min(height, Math.round(w / ratio))
  const within = (middle: number, side: number, most: number) =>
    Math.round(Math.min(Math.max(0, middle - side / 2), most - side))
  return { left: within(x, w, width), top: within(y, h, height), width: w, height: h }
}

async function lookAt(bytes: Buffer): Promise<Looked> {
  const image = sharp(bytes).rotate().flatten({ background: '#ffffff' }).greyscale().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  // Greyscale has one byte per pixel, unless the picture brings more channels.
  const grey = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0)
  return { width: info.width, height: info.height, ...finestPart(grey, info.width, info.height) }
}
