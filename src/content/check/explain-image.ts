import { isWhole } from './image-end'
import { imageFormat, isSupportedFormat } from './image-format'
import { imageSize } from './image-size'

/** A picture with both sides shorter than this is blurred wherever the site shows it. */
const LEAST_SIDE = 400
/** More pixels cost the build gigabytes of memory, and no screen can show them. */
const MOST_PIXELS = 50_000_000

const NAMES = { svg: 'an SVG', gif: 'a GIF', heic: 'a HEIC', tiff: 'a TIFF', bmp: 'a BMP' }

/**
 * Explains why the site cannot show a file as a picture.
 * @param name what the message calls the file
 * @param bytes the whole file
 * @returns what it is and what is expected; undefined if the picture is fine
 */
export function explainImage(name: string, bytes: Uint8Array): string | undefined {
  const format = imageFormat(bytes)
  if (!isSupportedFormat(format)) {
    return `${name} is ${format ? NAMES[format] : 'not an image'}; expected a JPEG, PNG, WebP or AVIF`
  }
  const size = imageSize(bytes)
  if (!size || !isWhole(bytes, format)) return `${name} breaks off before its end; expected the whole file`
  const { width, height } = size
  const pixels = `${name} is ${width} × ${height} pixels`
  if (Math.max(width, height) < LEAST_SIDE) return `${pixels}; expected at least ${LEAST_SIDE} on its longer side`
  if (width * height > MOST_PIXELS) return `${pixels}; expected at most ${MOST_PIXELS / 1_000_000} million in all`
  return undefined
}
