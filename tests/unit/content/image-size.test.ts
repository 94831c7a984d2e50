import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageSize } from '../../../src/content/check/image-size'

const file = (name: string) => readFileSync(path.resolve(__dirname, '../../fixtures/content/good', name))

describe('imageSize', () => {
  it.each([
    ['PNG', 'projects/alpha/phone.png', { width: 480, height: 360 }],
    ['JPEG', 'projects/alpha/cover.jpg', { width: 480, height: 360 }],
    ['WebP', 'photos/stairs.webp', { width: 480, height: 360 }],
    ['AVIF', 'brand/poster.avif', { width: 480, height: 360 }],
  ])('reads a %s', (_format, name, size) => {
    expect(imageSize(file(name))).toEqual(size)
  })

  it('takes a picture of a camera that was held upright as it is shown', async () => {
    const upright = sharp(file('projects/alpha/cover.jpg')).withMetadata({ orientation: 6 })
    expect(imageSize(await upright.jpeg().toBuffer())).toEqual({ width: 360, height: 480 })
  })

  it('knows nothing of what is no image, or breaks off', () => {
    expect(imageSize(Buffer.from('text'))).toBeUndefined()
    expect(imageSize(file('projects/alpha/phone.png').subarray(0, 12))).toBeUndefined()
    expect(imageSize(file('projects/alpha/cover.jpg').subarray(0, 8))).toBeUndefined()
    expect(imageSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  })
})
