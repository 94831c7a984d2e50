import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../../src/gatsby/build/fonts'

const sheet = readFileSync('src/styles/_fonts.scss', 'utf8')

describe('the faces of the site', () => {
  it.each(FACES)('$face has the weights in its files that the style sheet says', ({ face, weights }) => {
    const rules = sheet.split('@font-face').filter((rule) => rule.includes(`/${face}`))
    expect(rules).toHaveLength(2)
    for (const rule of rules) expect(rule).toContain(`font-weight: ${weights.join(' ')};`)
  })
})
