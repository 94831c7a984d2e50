import { deflateSync } from 'node:zlib'

/** A colour as six hex digits: `#4d665a`. */
type Hex = string

/**
 * Draws a placeholder PNG: a plain background with a disc on it.
 * @param ground background colour
 * @param disc colour of the disc
 */
export function placeholder(width: number, height: number, ground: Hex, disc: Hex): Buffer {
  const row = width + 1
  const pixels = Buffer.alloc(row * height)
  const [x, y, radius] = [width * 0.62, height * 0.46, Math.min(width, height) * 0.3]
  for (let line = 0; line < height; line++) {
    const half = Math.sqrt(Math.max(radius ** 2 - (line - y) ** 2, 0))
    // The first byte of each row is its filter type; the disc uses palette entry 1.
    if (half > 0) pixels.fill(1, line * row + 1 + Math.round(x - half), line * row + 1 + Math.round(x + half))
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(ground.slice(1) + disc.slice(1), 'hex')),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
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
