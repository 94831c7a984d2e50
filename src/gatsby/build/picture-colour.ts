import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import { type Oklab, toHex } from '../../lib/picture/oklab'
import { dominantColour } from './dominant-colour'

/** Pictures are scaled to this many pixels per side for analysis. */
export const SIDE = 64

type Cache = CreateResolversArgs['cache']

/** The colour a picture of the content is remembered by; computed once. */
export async function colourOf(file: string, cache: Cache): Promise<Oklab> {
  const bytes = await readFile(path.join(CONTENT, file))
  const key = `remembered colour ${createHash('sha256').update(bytes).digest('hex')}`
  const known = (await cache.get(key)) as Oklab | undefined
  return known ?? ((await cache.set(key, await lookAt(bytes))) as Oklab)
}

/** Adds to pictures the colour they are remembered by, as a hex code. */
export function resolvePictureColour({ createResolvers, cache }: CreateResolversArgs): void {
  const resolve = async ({ file }: { file: string }) => toHex(await colourOf(file, cache))
  // Gatsby types this only as a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Picture: { colour: { type: 'String!', resolve } } })
}

async function lookAt(bytes: Buffer): Promise<Oklab> {
  const { l, a, b } = dominantColour(await pixelsOf(bytes))
  const short = (value: number) => Number(value.toFixed(4))
  return { l: short(l), a: short(a), b: short(b) }
}

/** Red, green and blue of each pixel of a picture, scaled to a square. */
export function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  const image = sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
  return image.removeAlpha().raw().toBuffer()
}
