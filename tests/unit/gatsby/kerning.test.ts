import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { kernTable, pairsIn, withKerning } from '../../../src/gatsby/build/kerning'

const { resolve } = createRequire(import.meta.url)
const file = readFileSync(resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'))
const wght = 400

/** The face with the letters of a text, with the kerning it came with or without any. */
function face(text: string, keepFeatures: readonly string[]): Promise<Buffer> {
  const options = { targetFormat: 'truetype', variationAxes: { wght }, keepFeatures } as const
  return subsetFont(file, text, options)
}

describe('the spacing of pairs', () => {
  it('counts each pair of a text once, and those it has in capitals', () => {
    expect(pairsIn('an an')).toEqual(['an', 'n ', ' a', 'n\n', '\nA', 'AN', 'N ', ' A'])
  })

  it('is that of the face for the pairs of a text, and none for others', async () => {
    const spaced = create(await face('AVTory', ['kern']))
    const bare = await face('AVTory', [])
    const own = create(withKerning(bare, kernTable(pairsIn('AV To'), spaced, create(bare))))
    const width = (text: string, font = own) => font.layout(text).advanceWidth
    for (const pair of ['AV', 'To']) {
      expect(width(pair)).toBe(width(pair, spaced))
      expect(width(pair)).toBeLessThan(width(pair, create(bare)))
    }
    expect(width('ry')).toBe(width('ry', create(bare)))
  })
})
