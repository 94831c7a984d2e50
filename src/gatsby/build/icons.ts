import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const BRAND = 'content/brand'

/** The brand's icon, square, edge to edge, its sign within the middle four fifths. */
export const ICON = `${BRAND}/icon-512.png`

/** Sizes of the pictures in `favicon.ico`. */
const ICO_SIZES = [16, 32, 48]

/**
 * Puts PNG pictures into one ICO file.
 * @param images each with its width, which is its height too
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

/** The brand's icon in another size, as PNG. */
export const resizedIcon = (size: number): Promise<Buffer> =>
  sharp(ICON).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** Writes the icons that browsers look for by their name. */
export async function writeIcons(): Promise<void> {
  const images = await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await resizedIcon(size) })))
  writeFileSync(path.resolve('public/favicon.ico'), packIco(images))
  writeFileSync(path.resolve('public/apple-touch-icon.png'), await resizedIcon(180))
  copyFileSync(`${BRAND}/favicon.svg`, path.resolve('public/favicon.svg'))
}
