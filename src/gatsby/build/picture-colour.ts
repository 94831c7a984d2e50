import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'
import type { Oklab } from '../../lib/picture/oklab'
import { dominantColour } from './dominant-colour'

/** As many pixels of each side are looked at. */
const SIDE = 64

/** Adds to pictures the colour that they are remembered by, for the galleries that are ordered by it. */
export function resolvePictureColour({ createResolvers, cache }: CreateResolversArgs): void {
  const colourOf = async ({ file }: { file: string }): Promise<Oklab> => {
    const bytes = await readFile(path.join(CONTENT, file))
    const key = `colour ${createHash('sha256').update(bytes).digest('hex')}`
    const known = (await cache.get(key)) as Oklab | undefined
    return known ?? ((await cache.set(key, await lookAt(bytes))) as Oklab)
  }
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Picture: { colour: { type: 'PictureColour!', resolve: colourOf } } })
}

async function lookAt(bytes: Buffer): Promise<Oklab> {
  const image = sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
  const { l, a, b } = dominantColour(await image.removeAlpha().raw().toBuffer())
  const short = (value: number) => Number(value.toFixed(4))
  return { l: short(l), a: short(a), b: short(b) }
}
