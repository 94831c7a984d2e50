import { deflateSync, inflateSync } from 'node:zlib'

/** A colour as six hex digits: `#4d665a`. */
type Hex = string

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Where a placeholder has its width, its height and its two colours. */
const PLACES = { width: 16, height: 20, colours: [41, 47] } as const

/**
 * Draws a placeholder PNG: a plain background with a disc on it.
 * @param ground background colour
 * @param disc colour of the disc
 */
export function placeholder(width: number, height: number, ground: Hex, disc: Hex): Buffer {
  return Buffer.concat([
    startOf(width, height, Buffer.from(ground.slice(1) + disc.slice(1), 'hex')),
    chunk('IDAT', deflateSync(pixelsOf(width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Whether a file is such a placeholder, of any size and colours. Its pixels are compared rather than its bytes, because
 * another version of Node.js may compress them differently.
 */
export function isPlaceholder(bytes: Buffer): boolean {
  const [from, to] = PLACES.colours
  if (bytes.length < to) return false
  const [width, height] = [bytes.readUInt32BE(PLACES.width), bytes.readUInt32BE(PLACES.height)]
  const start = startOf(width, height, bytes.subarray(from, to))
  if (!bytes.subarray(0, start.length).equals(start)) return false
  try {
    // After the length and name of the chunk.
    const pixels = inflateSync(bytes.subarray(start.length + 8), { maxOutputLength: (width + 1) * height })
    return pixels.length === (width + 1) * height && pixels.equals(pixelsOf(width, height))
  } catch {
    return false
  }
}

/** Everything before the pixels: the size, one byte for each pixel, and the palette. */
function startOf(width: number, height: number, palette: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('PLTE', palette)])
}

/** The rows of the drawing, each after a byte for its filter type; the disc uses palette entry 1. */
function pixelsOf(width: number, height: number): Buffer {
  const row = width + 1
  const pixels = Buffer.alloc(row * height)
  const [x, y, radius] = [width * 0.62, height * 0.46, Math.min(width, height) * 0.3]
  for (let line = 0; line < height; line++) {
    const half = Math.sqrt(Math.max(radius ** 2 - (line - y) ** 2, 0))
    if (half > 0) pixels.fill(1, line * row + 1 + Math.round(x - half), line * row + 1 + Math.round(x + half))
  }
  return pixels
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([length, body, sum])
}

/** CRC-32 as specified by PNG. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
