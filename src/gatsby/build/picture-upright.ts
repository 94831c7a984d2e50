import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { makeFiles } from './made-files'
import { EFFORT_FOR_PHONES } from './quick-avif'

/** How wide the part is in heights: pictures from edge to edge are shown 4:5 on phones. */
const RATIO = 4 / 5
/** Widths of the files in pixels; the widest is that of a large phone. WebP is for browsers that know no AVIF. */
const WIDTHS = [400, 800, 1200]
const FORMATS = { avif: { quality: 52, effort: EFFORT_FOR_PHONES }, webp: { quality: 72 } }
type Format = keyof typeof FORMATS

/**
 * Adds to pictures the upright part around their focus, which is what a phone shows of a wide one: half the bytes of the
 * whole. The files lie beside Gatsby's own pictures.
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
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Picture: { upright: { type: 'PictureUpright!', resolve: uprightOf } } })
}

/**
 * The largest part of a picture that is 4:5, cut as a style sheet would (`object-fit: cover`).
 * @param size in pixels, as is what it gives
 * @param focus as `object-position` takes it, `57% 50%`: in per cent of what is cut away, from left and from top
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
