import type { Font } from 'fontkit'

/** Smallest kerning to keep, in thousandths of the font size: less is invisible, .7 px in the largest line. */
const LEAST = 6
/** Styles set text in capitals, so uppercase pairs occur too. */
const withCapitals = (text: string): string => `${text}\n${text.toLocaleUpperCase('en')}`

/** The distinct pairs of adjacent characters in a text. */
export function pairsIn(text: string): string[] {
  const characters = Array.from(withCapitals(text))
  return [...new Set(characters.slice(1).map((character, i) => `${characters[i]}${character}`))]
}

/**
 * Builds a kerning table for pairs of letters.
 * @param spaced the typeface with its kerning, at the weight whose spacing counts
 * @param target the typeface that gets the kerning, whose glyphs the table names
 * @returns a `kern` table in format 0, which all browsers read if a font has no other kerning
 */
export function kernTable(pairs: readonly string[], spaced: Font, target: Font): Buffer {
  const rows = new Map<number, number>()
  for (const pair of pairs) {
    const [left, right] = Array.from(pair, (character) => target.layout(character).glyphs[0]?.id)
    const space = spaceIn(pair, spaced)
    if (left && right && Math.abs(space) * 1000 >= LEAST * spaced.unitsPerEm) rows.set(left * 2 ** 16 + right, space)
  }
  const sorted = [...rows].sort(([a], [b]) => a - b)
  const body = Buffer.alloc(6 * sorted.length)
  sorted.forEach(([glyphs, space], i) => {
    body.writeUInt32BE(glyphs, 6 * i)
    body.writeInt16BE(space, 6 * i + 4)
  })
  const [range, selector, shift] = searchRange(sorted.length, 6)
  return Buffer.concat([words(0, 1, 0, 14 + body.length, 1, sorted.length, range, selector, shift), body])
}

/** The kerning between two letters, in font units. */
function spaceIn(pair: string, font: Font): number {
  const { glyphs, advanceWidth } = font.layout(pair)
  if (glyphs.length !== 2) return 0
  return Math.round(
    Array.from(pair).reduce((rest, character) => rest - font.layout(character).advanceWidth, advanceWidth),
  )
}

/**
 * Replaces a font's kerning with a table.
 * @param font in TrueType format
 */
export function withKerning(font: Buffer, kern: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const [tag, start, length] = [12 + 16 * i, font.readUInt32BE(20 + 16 * i), font.readUInt32BE(24 + 16 * i)]
    return { tag: font.toString('latin1', tag, tag + 4), data: font.subarray(start, start + length) }
  })
  const kept = [...tables.filter(({ tag }) => tag !== 'GPOS'), { tag: 'kern', data: kern }]
  kept.sort((a, b) => (a.tag < b.tag ? -1 : 1))

  const head = Buffer.concat([font.subarray(0, 4), words(kept.length, ...searchRange(kept.length, 16))])
  let offset = head.length + 16 * kept.length
  const padded = kept.map(({ data }) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]))
  const records = kept.map(({ tag, data }, i) => {
    const record = Buffer.alloc(16)
    record.write(tag, 'latin1')
    record.writeUInt32BE(checksum(padded[i] ?? data), 4)
    record.writeUInt32BE(offset, 8)
    record.writeUInt32BE(data.length, 12)
    offset += padded[i]?.length ?? 0
    return record
  })
  return Buffer.concat([head, ...records, ...padded])
}

/** The binary search fields of a font table: searchRange, entrySelector and rangeShift. */
function searchRange(rows: number, size: number): [number, number, number] {
  const exponent = Math.floor(Math.log2(Math.max(rows, 1)))
  return [size * 2 ** exponent, exponent, size * (rows - 2 ** exponent)]
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => bytes.writeUInt16BE(value, 2 * i))
  return bytes
}

function checksum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}
