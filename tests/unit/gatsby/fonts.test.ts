import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES, subsetStamp } from '../../../src/gatsby/build/fonts'

const sheet = readFileSync('src/styles/_fonts.scss', 'utf8')

describe('the faces of the site', () => {
  it.each(FACES)('$face has the weights in its files that the style sheet says', ({ face, weights }) => {
    const rules = sheet.split('@font-face').filter((rule) => rule.includes(`/${face}`))
    expect(rules).toHaveLength(2)
    for (const rule of rules) expect(rule).toContain(`font-weight: ${weights.join(' ')};`)
  })
})

describe('the subsets of the faces', () => {
  const made = { characters: 'an', pairs: ['an'], files: [Buffer.from('face')] }

  it('are those of before for the same files and texts', () => {
    expect(subsetStamp(structuredClone(made))).toBe(subsetStamp(made))
  })

  it.each([
    ['a file of a face', { files: [Buffer.from('face, second edition')] }],
    ['a character', { characters: 'ant' }],
    ['a pair of letters', { pairs: ['an', 'na'] }],
  ])('are made anew for another version of %s', (_name, change) => {
    expect(subsetStamp({ ...made, ...change })).not.toBe(subsetStamp(made))
  })
})
