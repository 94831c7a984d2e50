import type { ImageFormat } from './image-format'

/**
 * Whether an image is complete: an interrupted download or copy still has a valid header, and only the build would fail
 * on it.
 */
export function isWhole(bytes: Uint8Array, format: ImageFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return ENDS[format](view)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const ENDS = {
  jpeg: jpegEnds,
  png: pngEnds,
  webp: (view: DataView) => view.getUint32(4, true) + 8 <= view.byteLength,
  avif: avifEnds,
}

/** The end marker follows the pixel data; one inside an earlier segment belongs to an embedded preview. */
function jpegEnds(view: DataView): boolean {
  const START_OF_SCAN = 0xda
  let at = 2
  while (view.getUint8(at + 1) !== START_OF_SCAN) at += 2 + view.getUint16(at + 2)
  for (let end = view.byteLength - 2; end > at; end--) if (view.getUint16(end) === 0xffd9) return true
  return false
}

/** Walks the chunks up to `IEND`. */
function pngEnds(view: DataView): boolean {
  const IEND = 0x49454e44
  for (let at = 8; ; at += view.getUint32(at) + 12) if (view.getUint32(at + 4) === IEND) return true
}

/** Walks the boxes: the last must end at the end of the file. Size 0 means up to the end, size 1 a 64-bit size. */
function avifEnds(view: DataView): boolean {
  let at = 0
  while (at < view.byteLength) {
    const size = view.getUint32(at)
    if (size === 0) return true
    at += size === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(size, 8)
  }
  return at === view.byteLength
}
