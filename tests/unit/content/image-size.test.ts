// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { imageSize } from '../../../src/content/check/image-size'

const file = (name: string) => readFileSync(path.resolve(__dirname, '../../fixtures/content/good', name))

/** A WebP file of nothing but its header. */
const webp = (kind: string, ...header: number[]) =>
  new Uint8Array([...Buffer.from(`RIFF0000WEBPVP8${kind}`), ...header])

describe('imageSize', () => {
  it.each([
    ['PNG', 'projects/alpha/phone.png', { width: 480, height: 360 }],
    ['JPEG', 'projects/alpha/cover.jpg', { width: 480, height: 360 }],
    ['WebP', 'photos/stairs.webp', { width: 480, height: 360 }],
    ['AVIF', 'brand/poster.avif', { width: 480, height: 360 }],
  ])('reads a %s', (_format, name, size) => {
    expect(imageSize(file(name))).toEqual(size)
  })

  it('reads all three kinds of WebP', () => {
    const before = [0, 0, 0, 0]
    expect(imageSize(webp('X', ...before, 0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0))).toEqual({
      width: 800,
      height: 600,
    })
    expect(imageSize(webp('L', ...before, 0x2f, 0x1f, 0xc3, 0x95, 0))).toEqual({ width: 800, height: 600 })
    expect(imageSize(webp(' ', ...before, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02))).toEqual({
      width: 800,
      height: 600,
    })
  })

  it('knows nothing of what is no image, or breaks off', () => {
    expect(imageSize(Buffer.from('text'))).toBeUndefined()
    expect(imageSize(file('projects/alpha/phone.png').subarray(0, 12))).toBeUndefined()
    expect(imageSize(file('projects/alpha/cover.jpg').subarray(0, 8))).toBeUndefined()
    expect(imageSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  })
})
