import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { papersOf, placeholderColour } from '../../../src/gatsby/build/placeholder-colour'
import { contrast } from '../../../src/lib/picture/contrast'
import { chroma, fromHex, hue } from '../../../src/lib/picture/oklab'

const PAPERS = papersOf(readFileSync('src/styles/_tokens.scss', 'utf8'))

it('knows the papers of both shades', () => {
  expect(PAPERS).toHaveLength(2)
})

it('is seen on both papers, whatever colour the picture has', () => {
  for (const own of [...PAPERS, '#ffffff', '#000000', '#f8f8f8', '#101828', '#f4efe6', '#fff200', '#0000ff', '#1a0505'])
    for (const paper of PAPERS)
      expect(contrast(placeholderColour(own, PAPERS), paper), `${own} on ${paper}`).toBeGreaterThanOrEqual(1.25)
})

it('leaves a colour alone that is seen on both', () => {
  expect(placeholderColour('#8fa795', PAPERS)).toBe('#8fa795')
})

it('keeps the hue, and goes no further from the paper than it must', () => {
  const own = fromHex('#f4efe6')
  const shown = placeholderColour('#f4efe6', PAPERS)
  expect(Math.abs(hue(fromHex(shown)) - hue(own))).toBeLessThan(8)
  expect(chroma(fromHex(shown))).toBeCloseTo(chroma(own), 2)
  expect(Math.min(...PAPERS.map((paper) => contrast(shown, paper)))).toBeLessThan(1.28)
})
