import sharp, { type AvifOptions, type OutputInfo } from 'sharp'

/**
 * AVIF encoding effort, from 0 to 9. At 1 it takes hardly longer than WebP; at sharp's default of 4 a picture takes ten
 * times as long, for a file a sixth smaller.
 */
export const EFFORT = 1
/** For what phones fetch: half as much time again or twice the time, for a file 6 to 10 per cent smaller. */
export const EFFORT_FOR_PHONES = 2
/**
 * For parts cut for phones, the largest pictures of a first screen: half as much time again, a tenth fewer bytes. At the
 * viewer's width on many desktops, for a twentieth more bytes, it leaves no specks in a sky beside a ridge.
 */
export const EFFORT_FOR_CUTS = 3
/** For what only dense screens fetch: half the time or less, at the same quality, for a file a tenth larger. */
const EFFORT_FOR_DENSE = 0

/** What a pipeline reads: a file, or the bytes of one, as Gatsby has it. */
interface Input {
  file?: string
  /** In a clone of a pipeline it is no `Buffer` any more. */
  buffer?: Uint8Array
}

/** Screens of products are PNGs: flat colours, hairlines and small type. */
const isScreen = ({ file = '', buffer }: Input) =>
  buffer ? String.fromCharCode(...buffer.subarray(1, 4)) === 'PNG' : file.endsWith('.png')

/**
 * How what phones fetch is encoded in colour: at half the resolution of lightness, as in nearly every JPEG. It saves a
 * tenth of the bytes, and is not seen at the pixel density of phones. Screens keep all of it: their coloured type would
 * smear.
 */
export const colourForPhones = (input: Input): AvifOptions => (isScreen(input) ? {} : { chromaSubsampling: '4:2:0' })

/**
 * From this width in pixels, pictures are for large windows, where blocks would show in skies and walls: they get at
 * least this quality, for a third more bytes. Of those, only this exact width is also for phones. Screens get it at any
 * width, for a fifth more: around their hairlines blotches would show on white.
 */
const WIDE = 1200
const FINE = 62
/**
 * Most desktops show this width pixel for pixel, where banding would show in soft shadows: a quarter more bytes. Wider
 * ones are for screens so dense that it is invisible.
 */
const FULL = 1600
const FINEST = 70
/**
 * A picture with fewer bytes per pixel is smooth all over, like fog or sky: there compression blocks are exposed, and a
 * file twice as large is still small.
 */
const SMOOTH = 0.012
const FINEST_OF_SMOOTH = 82
/** The same at widths that desktops show pixel for pixel: there blocks are seen in evenly lit walls too. */
const SMOOTH_FOR_DESKS = 0.02
/** The same where a picture fills a desktop: there they are seen in flat grounds around a product, too. */
const SMOOTH_AT_FULL = 0.04
/**
 * A phone's width. From it a smooth picture fills a phone, where a night sky would lose its stars. A third of the
 * sample photographs are; together, those of this width take a tenth more bytes.
 */
const PHONE = 800
const FINE_OF_SMOOTH = 70
/** The smallest width that shows more than a thumbnail; there what is in the fog, such as posts, would be smeared. */
const SMALL = 400
const SMOOTH_AT_SMALL = 0.02

/** Widths with an effort of their own. */
const efforts = new Map([
  [PHONE, EFFORT_FOR_PHONES],
  [WIDE, EFFORT_FOR_CUTS],
])

/** Bytes per pixel below which a picture of this width counts as smooth. */
function smoothAt(width: number): number {
  if (width === FULL) return SMOOTH_AT_FULL
  if (width === SMALL) return SMOOTH_AT_SMALL
  return width >= WIDE && width < FULL ? SMOOTH_FOR_DESKS : SMOOTH
}

/** The part of sharp that is used here: a pipeline that knows its output width. */
interface Pipeline {
  options: { width: number; input: Input }
  toBuffer: (options?: { resolveWithObject: true }) => Promise<unknown>
}

/**
 * Makes AVIF encoding of Gatsby's pictures fast, and screens, wide and smooth ones finer: Gatsby sets no effort, uses
 * one quality for all widths, and has no option for more.
 */
export function quickenAvif(): void {
  const { prototype } = sharp as unknown as { prototype: { avif: (this: Pipeline, options?: AvifOptions) => unknown } }
  const { avif } = prototype
  prototype.avif = function (options) {
    const { quality } = options ?? {}
    const { width, input } = this.options
    const colour = width <= WIDE && colourForPhones(input)
    const least = width === FULL ? FINEST : FINE
    const finer = quality !== undefined && (width >= WIDE || isScreen(input)) && { quality: Math.max(quality, least) }
    const effort = efforts.get(width) ?? (width > FULL ? EFFORT_FOR_DENSE : EFFORT)
    const encode = (more: AvifOptions | false) => avif.call(this, { effort, ...colour, ...options, ...more })
    if (quality !== undefined && width >= SMALL) {
      const ofSmooth = width >= WIDE ? FINEST_OF_SMOOTH : FINE_OF_SMOOTH
      makeSmoothFiner(this, smoothAt(width), () => encode({ quality: ofSmooth }))
    }
    return encode(finer)
  }
}

/** Encodes a picture again if the first file has fewer bytes per pixel than `smooth`. */
function makeSmoothFiner(picture: Pipeline, smooth: number, refine: () => unknown): void {
  const toBuffer = picture.toBuffer.bind(picture)
  picture.toBuffer = async (options) => {
    const { data, info } = (await toBuffer({ resolveWithObject: true })) as { data: Buffer; info: OutputInfo }
    if (info.format !== 'heif' || info.size >= smooth * info.width * info.height) return options ? { data, info } : data
    refine()
    return toBuffer(options)
  }
}
