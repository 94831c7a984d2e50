import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { makeFiles } from './made-files'
import { EFFORT_FOR_PHONES } from './quick-avif'

/** Ratio of width to height: full-width pictures are shown 4:5 on phones. */
const RATIO = 4 / 5
/** Widths of the files in pixels; the widest is for large phones. WebP is for browsers without AVIF. */
const WIDTHS = [400, 800, 1200]
const FORMATS = { avif: { quality: 48, effort: EFFORT_FOR_PHONES }, webp: { quality: 72 } }
type Format = keyof typeof FORMATS

/**
 * Adds to pictures the portrait part around their focus, which is what phones show of a wide picture: half the bytes of
 * the whole. The files lie next to Gatsby's own images.
 */
export function resolvePictureUpright({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  const uprightOf = async ({ file, focus }: { file: string; focus?: string }) => {
    const bytes = await readFile(path.join(CONTENT, file))
    const part = uprightPart((await sharp(bytes).metadata()).autoOrient, focus)
    const widest = Math.min(part.width, Math.max(...WIDTHS))
    const widths = [...WIDTHS.filter((one) => one < widest), widest]
    const made = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([part, widths, FORMATS]))
    const name = (one: number, format: Format) => `upright-${one}.${format}`
    const folder = await makeFiles(
      made.digest('hex'),
      widths.flatMap((one) =>
        (['avif', 'webp'] as const).map((format) => ({
          name: name(one, format),
          write: (target: string) =>
            sharp(bytes).rotate().extract(part).resize(one).toFormat(format, FORMATS[format]).toFile(target),
        })),
      ),
    )
    const srcSet = (format: Format) =>
      widths.map((one) => `${pathPrefix}/${folder}/${name(one, format)} ${one}w`).join(', ')
    return { srcSet: srcSet('webp'), avif: srcSet('avif') }
  }
  // Gatsby types this only as a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Picture: { upright: { type: 'PictureUpright!', resolve: uprightOf } } })
}

/**
 * The largest 4:5 part of a picture, cropped as by `object-fit: cover`.
 * @param size in pixels, like the result
 * @param focus as in `object-position`, `57% 50%`: per cent of what is cropped, from left and top
 */
export function uprightPart({ width, height }: { width: number; height: number }, focus = '50% 50%') {
  const w = Math.min(width, Math.round(height * RATIO))
  const h = Math.min(height, Math.round(width / RATIO))
  const [x = 50, y = 50] = focus.split(' ').map(parseFloat)
  return {
    left: Math.round(((width - w) * x) / 100),
    top: Math.round(((height - h) * y) / 100),
    width: w,
    height: h,
  }
}
