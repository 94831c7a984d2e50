import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { type Oklab, toHex } from '../../lib/picture/oklab'
import { dominantColour } from './dominant-colour'
import { type Shade, shadesOf } from './shades'
import { addResolvers } from './typed'

/** Pictures are scaled to this many pixels per side for analysis. */
export const SIDE = 64

type Cache = CreateResolversArgs['cache']

/** The colour a picture of the content is remembered by. */
export const colourOf = async (file: string, cache: Cache): Promise<Oklab> =>
  dominantColour(await shadesIn(file, cache))

/** The few colours a picture of the content is made of; computed once. */
export async function shadesIn(file: string, cache: Cache): Promise<Shade[]> {
  const bytes = await readFile(path.join(CONTENT, file))
  const key = `shades ${createHash('sha256').update(bytes).digest('hex')}`
  const known = (await cache.get(key)) as Shade[] | undefined
  return known ?? ((await cache.set(key, shadesOf(await pixelsOf(bytes)))) as Shade[])
}

/** Adds to pictures the colour they are remembered by, as a hex code. */
export function resolvePictureColour({ createResolvers, cache }: CreateResolversArgs): void {
  const resolve = async ({ file }: { file: string }) => toHex(await colourOf(file, cache))
  addResolvers(createResolvers, { Picture: { colour: { type: 'String!', resolve } } })
}

/** Red, green and blue of each pixel of a picture, scaled to a square. */
export function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  const image = sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
  return image.removeAlpha().raw().toBuffer()
}
