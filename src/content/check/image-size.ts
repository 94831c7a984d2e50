import probe from 'probe-image-size'
import { imageFormat, isSupportedFormat } from './image-format'

/** Width and height of an image in pixels. */
export interface Size {
  width: number
  height: number
}

/** Orientations of EXIF that lay an image on its side. */
const ON_ITS_SIDE = 5

/**
 * Reads the size of an image from its header, as it is shown: a camera's note that it was held upright counts.
 * Undefined for what is no image, or breaks off before it says so.
 */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (!isSupportedFormat(imageFormat(bytes))) return undefined
  const found = probe.sync(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!found) return undefined
  const { width, height, orientation = 1 } = found
  return orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }
}
