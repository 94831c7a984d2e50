import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { decodedOnce, makeFiles } from './made-files'
import { colourForPhones, EFFORT_FOR_CUTS } from './quick-avif'
import { addResolvers } from './typed'

/** Ratio of width to height: full-width pictures are shown 4:5 on phones, unless the content names another. */
const RATIO = 4 / 5
/** Widths of the files in pixels; the widest is for large phones. */
const WIDTHS = [400, 800, 1200]
/** Below this quality hairlines on a pictured screen are lost, and blocks show on a wall. */
const AVIF = { quality: 50, effort: EFFORT_FOR_CUTS }
/** The one file for the few browsers without AVIF. */
const OTHERS = { width: 800, webp: { quality: 72 } }

interface Size {
  width: number
  height: number
}

/** The part that the content names: position and width in per cent of the picture. */
interface NamedPart {
  left: number
  top: number
  width: number
  ratio?: number
}

/**
 * Adds to pictures the portrait part around their focus, or the one their content names, which is what phones show of a
 * wide picture: half the bytes of the whole. The files lie next to Gatsby's own images. Most frames are 4:5; for one
 * that takes the ratio of the part, ask with `anyRatio`.
 */
export function resolvePictureUpright({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  const uprightOf = async (
    { file, focus, part: named }: { file: string; focus?: string; part?: NamedPart },
    { anyRatio = false }: { anyRatio?: boolean },
  ) => {
    const bytes = await readFile(path.join(CONTENT, file))
    const size = (await sharp(bytes).metadata()).autoOrient
    const part =
      named && (anyRatio || (named.ratio ?? RATIO) === RATIO) ? namedPart(size, named) : uprightPart(size, focus)
    const widest = Math.min(part.width, Math.max(...WIDTHS))
    const widths = [...WIDTHS.filter((one) => one < widest), widest]
    const avif = { ...AVIF, ...colourForPhones({ file }) }
    const made = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([part, widths, avif, OTHERS]))
    const pixels = decodedOnce(() => sharp(bytes).rotate().extract(part))
    const name = (one: number) => `upright-${one}.avif`
    const folder = await makeFiles(made.digest('hex'), [
      ...widths.map((one) => ({
        name: name(one),
        write: async (target: string) => (await pixels()).resize(one).avif(avif).toFile(target),
      })),
      {
        name: 'upright.webp',
        write: async (target) =>
          (await pixels()).resize(Math.min(widest, OTHERS.width)).webp(OTHERS.webp).toFile(target),
      },
    ])
    return {
      ratio: part.width / part.height,
      srcSet: `${pathPrefix}/${folder}/upright.webp`,
      avif: widths.map((one) => `${pathPrefix}/${folder}/${name(one)} ${one}w`).join(', '),
      part: shares(size, part).join(' '),
    }
  }
  addResolvers(createResolvers, {
    Picture: { upright: { type: 'PictureUpright!', args: { anyRatio: 'Boolean' }, resolve: uprightOf } },
  })
}

/** Left, top, width and height of a part, as shares of the picture. */
export function shares(size: Size, part: Size & { left: number; top: number }) {
  const { left, top, width, height } = part
  const all = [left / size.width, top / size.height, width / size.width, height / size.height]
  return all.map((share) => Number(share.toFixed(4)))
}

/** The named part of a picture in pixels, as large as the picture allows and within it. */
export function namedPart(size: Size, { left, top, width, ratio = RATIO }: NamedPart) {
  const w = Math.min(Math.round((size.width * width) / 100), Math.round(size.height * ratio))
  const h = Math.min(size.height, Math.round(w / ratio))
  return {
    left: Math.min(size.width - w, Math.round((size.width * left) / 100)),
    top: Math.min(size.height - h, Math.round((size.height * top) / 100)),
    width: w,
    height: h,
  }
}

/**
 * The largest 4:5 part of a picture, cropped as by `object-fit: cover`.
 * @param size in pixels, like the result
 * @param focus as in `object-position`, `57% 50%`: per cent of what is cropped, from left and top
 */
export function uprightPart({ width, height }: Size, focus = '50% 50%') {
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
