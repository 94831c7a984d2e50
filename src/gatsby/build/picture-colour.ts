import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { distance, type Oklab, toHex } from '../../lib/picture/oklab'
import { dominantColour } from './dominant-colour'
import { coloursOf, type Shade, shadesOf } from './shades'

/** Pictures are scaled to this many pixels per side for analysis. */
export const SIDE = 64

type Cache = CreateResolversArgs['cache']

/** Number of colours in which pictures are compared: enough that a field of tulips has one of its own. */
const SHADES = 8

/** The colour a picture of the content is remembered by; computed once. */
export const colourOf = (file: string, cache: Cache): Promise<Oklab> =>
  once('remembered colour', file, cache, (pixels) => {
    const { l, a, b } = dominantColour(pixels)
    const short = (value: number) => Number(value.toFixed(4))
    return { l: short(l), a: short(a), b: short(b) }
  })

/** The few colours a picture of the content is made of; computed once. */
export const shadesIn = (file: string, cache: Cache): Promise<Shade[]> =>
  once(`${SHADES} shades`, file, cache, (pixels) => shadesOf(coloursOf(pixels), SHADES, distance))

/** What is computed from a picture's pixels, by its bytes and what it is called in the cache. */
async function once<Result>(name: string, file: string, cache: Cache, compute: (pixels: Uint8Array) => Result) {
  const bytes = await readFile(path.join(CONTENT, file))
  const key = `${name} ${createHash('sha256').update(bytes).digest('hex')}`
  const known = (await cache.get(key)) as Result | undefined
  return known ?? ((await cache.set(key, compute(await pixelsOf(bytes)))) as Result)
}

/** Adds to pictures the colour they are remembered by, as a hex code. */
export function resolvePictureColour({ createResolvers, cache }: CreateResolversArgs): void {
  const resolve = async ({ file }: { file: string }) => toHex(await colourOf(file, cache))
  // Gatsby types this only as a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Picture: { colour: { type: 'String!', resolve } } })
}

/** Red, green and blue of each pixel of a picture, scaled to a square. */
export function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  const image = sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
  return image.removeAlpha().raw().toBuffer()
}
