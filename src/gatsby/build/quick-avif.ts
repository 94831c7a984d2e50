import sharp, { type AvifOptions, type OutputInfo } from 'sharp'

/**
 * How hard the encoder tries, of 0 to 9. At 1 it takes hardly longer than WebP; at sharp's own 4 a picture takes ten times
 * as long, for a file a sixth smaller.
 */
export const EFFORT = 1
/** For what phones fetch: twice the time, for a file a tenth smaller. */
export const EFFORT_FOR_PHONES = 2

/**
 * From this width on, in pixels, a picture is for a large window, where blocks would be seen in skies and walls: it has at
 * least this quality, a third more bytes. Of those this width alone is for phones as well.
 */
const WIDE = 1200
const FINE = 62
/**
 * This width is shown pixel by pixel by most desks, where the steps of a soft shadow would be seen: a quarter more bytes. Wider
 * ones are for screens so dense that nobody sees them.
 */
const FULL = 1600
const FINEST = 70
/**
 * A picture that takes fewer bytes a pixel is smooth all over, as fog and sky are: there the encoder's blocks lie bare, and a
 * file twice as large is still a small one.
 */
const SMOOTH = 0.012
const FINEST_OF_SMOOTH = 82

/** What of sharp is touched here: a picture on its way, which knows how wide it will be. */
interface Pipeline {
  options: { width: number }
  toBuffer: (options?: { resolveWithObject: true }) => Promise<unknown>
}

/**
 * Lets Gatsby's pictures be made in passable time, and wide ones finer: it says nothing of effort, has one quality for all
 * widths, and leaves no place where one could say more.
 */
export function quickenAvif(): void {
  const { prototype } = sharp as unknown as { prototype: { avif: (this: Pipeline, options?: AvifOptions) => unknown } }
  const { avif } = prototype
  prototype.avif = function (options) {
    const { quality } = options ?? {}
    const { width } = this.options
    const least = width === FULL ? FINEST : FINE
    const finer = quality !== undefined && width >= WIDE && { quality: Math.max(quality, least) }
    const effort = width === WIDE ? EFFORT_FOR_PHONES : EFFORT
    const encode = (more: AvifOptions | false) => avif.call(this, { effort, ...options, ...more })
    if (finer) makeSmoothFiner(this, () => encode({ quality: FINEST_OF_SMOOTH }))
    return encode(finer)
  }
}

/** Encodes a picture once more where the first file shows that it is smooth. */
function makeSmoothFiner(picture: Pipeline, refine: () => unknown): void {
  const toBuffer = picture.toBuffer.bind(picture)
  picture.toBuffer = async (options) => {
    const { data, info } = (await toBuffer({ resolveWithObject: true })) as { data: Buffer; info: OutputInfo }
    if (info.format !== 'heif' || info.size >= SMOOTH * info.width * info.height) return options ? { data, info } : data
    refine()
    return toBuffer(options)
  }
}
