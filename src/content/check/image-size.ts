import probe from 'probe-image-size'
import { imageFormat, isSupportedFormat } from './image-format'

/** An image's width and height in pixels. */
interface Size {
  width: number
  height: number
}

/** EXIF orientations from this value on swap width and height. */
const ON_ITS_SIDE = 5

/**
 * Reads the displayed size of an image from its header, taking EXIF orientation into account. Undefined if it is not an
 * image, or truncated before the size.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (!isSupportedFormat(imageFormat(bytes))) return undefined
  const found = probe.sync(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!found) return undefined
  const { width, height, orientation = 1 } = found
  return orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }
}
