import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CONTENT } from '../../content/folder'

const BRAND = `${CONTENT}/brand`

/** The brand's icon: square, full-bleed, with the logo in the central four fifths. */
export const ICON = `${BRAND}/icon-512.png`

/** Sizes of the images in `favicon.ico`. */
const ICO_SIZES = [16, 32, 48]

/**
 * Packs PNG images into one ICO file.
 * @param images each with its size, the same in width and height
 */
export function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [i, { size, png }] of images.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

/** Writes the icons that browsers request by name; gatsby-plugin-manifest writes those of the manifest. */
export async function writeIcons(): Promise<void> {
  const resized = (size: number) => sharp(ICON).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const images = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await resized(size) })))
  writeFileSync(path.resolve('public/favicon.ico'), packIco(images))
  writeFileSync(path.resolve('public/apple-touch-icon.png'), await resized(180))
  copyFileSync(`${BRAND}/favicon.svg`, path.resolve('public/favicon.svg'))
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons of the manifest, for gatsby-plugin-manifest. */
export const manifestIcons = [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')]
