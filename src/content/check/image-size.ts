import { imageFormat, isShown } from './image-format'

/** Width and height of an image in pixels. */
export interface Size {
  width: number
  height: number
}

/** Reads the size of an image from its header. Undefined for what is no image, or breaks off before it says so. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readers = { jpeg: jpegSize, png: pngSize, webp: webpSize, avif: avifSize }
  const format = imageFormat(bytes)
  try {
    return isShown(format) ? readers[format](view) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Goes from marker to marker up to the frame; C4, C8 and CC among the frame's numbers mean something else. */
function jpegSize(view: DataView): Size {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** WebP has three kinds: extended, lossless and lossy. */
function webpSize(view: DataView): Size {
  const kind = String.fromCharCode(view.getUint8(15))
  if (kind === 'X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (kind === 'L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}

/** AVIF keeps its size in the first box `ispe`. */
function avifSize(view: DataView): Size {
  const ISPE = 0x69737065
  let at = 0
  while (view.getUint32(at) !== ISPE) at += 1
  return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
}
