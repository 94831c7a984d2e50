import sharp from 'sharp'
import { expect, test } from 'vitest'
import { EFFORT, EFFORT_FOR_CUTS, EFFORT_FOR_PHONES, quickenAvif } from '../../../src/gatsby/build/quick-avif'

interface Encoder {
  options: { heifEffort: number; heifQuality: number; heifChromaSubsampling: string }
}
const encoder = (image: sharp.Sharp) => image as unknown as Encoder

test('AVIF is made with little effort where nothing is said of it, and finer where it is wide, finest where desks show it pixel by pixel', () => {
  quickenAvif()
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  expect(encoder(image.clone().avif({ quality: 40 })).options).toMatchObject({ heifEffort: EFFORT, heifQuality: 40 })
  expect(encoder(image.clone().avif({ effort: 7 })).options).toMatchObject({ heifEffort: 7 })
  expect(encoder(image.clone().resize(1199).avif({ quality: 40 })).options).toMatchObject({ heifQuality: 40 })
  expect(encoder(image.clone().resize(1600).avif({ quality: 40 })).options).toMatchObject({
    heifEffort: EFFORT,
    heifQuality: 70,
  })
  expect(encoder(image.clone().resize(2000).avif({ quality: 40 })).options).toMatchObject({
    heifEffort: 0,
    heifQuality: 62,
  })
  expect(encoder(image.clone().resize(1200).avif({ quality: 40 })).options).toMatchObject({
    heifEffort: EFFORT_FOR_CUTS,
    heifQuality: 62,
  })
  expect(encoder(image.clone().resize(800).avif({ quality: 40 })).options).toMatchObject({
    heifEffort: EFFORT_FOR_PHONES,
    heifQuality: 40,
  })
  expect(encoder(image.clone().resize(1200).avif({ quality: 70 })).options).toMatchObject({ heifQuality: 70 })
})

test('an AVIF of fog is made once more and finer where it is more than a thumbnail, one with something to see in it is not', async () => {
  quickenAvif()
  const fog = { width: 1200, height: 150, channels: 3, background: '#8899a0' } as const
  const noise = { ...fog, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
  const quality = async (create: sharp.Create, width = 1200) => {
    const image = sharp({ create }).resize(width).avif({ quality: 40 })
    await image.toBuffer()
    return encoder(image).options.heifQuality
  }
  expect(await quality(fog)).toBe(82)
  expect(await quality(noise)).toBe(62)
  expect(await quality(fog, 800)).toBe(70)
  expect(await quality(fog, 400)).toBe(70)
  expect(await quality(noise, 400)).toBe(40)
  expect(await quality(fog, 399)).toBe(40)
  expect(await quality(noise, 800)).toBe(40)

  // A thing on a flat ground: 20 px of noise.
  const thing = await sharp({ create: { ...noise, width: 20 } })
    .toFormat('png')
    .toBuffer()
  const ofThing = async (width: number) => {
    const create = { ...fog, width }
    const image = sharp({ create })
      .composite([{ input: thing }])
      .resize(width)
      .avif({ quality: 40 })
    await image.toBuffer()
    return encoder(image).options.heifQuality
  }
  expect(await ofThing(1500)).toBe(62)
  expect(await ofThing(1600), 'where it fills a desktop').toBe(82)
})

/** As Gatsby reads a picture: its bytes, without its name; each of several files is made by a clone. */
const read = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .toFormat(format)
    .toBuffer()

test('colour is halved in what phones show of a photograph, and kept in wide pictures and in screens', async () => {
  quickenAvif()
  const chroma = (picture: Buffer | string, width: number) =>
    encoder(sharp(picture).clone().resize(width).avif({ quality: 40 })).options.heifChromaSubsampling
  const [screen, photo] = [await read('png'), await read('jpeg')]
  expect(chroma(photo, 400)).toBe('4:2:0')
  expect(chroma(photo, 1200)).toBe('4:2:0')
  expect(chroma(photo, 1600)).toBe('4:4:4')
  expect(chroma(screen, 400)).toBe('4:4:4')
  expect(['photo.jpg', 'screen.png'].map((file) => chroma(file, 400))).toEqual(['4:2:0', '4:4:4'])
})

test('a screen is finer at any width, a photograph where it is wide', async () => {
  quickenAvif()
  const quality = (picture: Buffer, width: number) =>
    encoder(sharp(picture).clone().resize(width).avif({ quality: 40 })).options.heifQuality
  const [screen, photo] = [await read('png'), await read('jpeg')]
  expect(quality(screen, 400)).toBe(62)
  expect(quality(screen, 1600)).toBe(70)
  expect(quality(photo, 400)).toBe(40)
})
