import { expect, it } from 'vitest'
import { spellNumber } from '../../../../src/lib/text/spell-number'

it.each([
  [0, 'none'],
  [6, 'six'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [24, 'twenty-four'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is %s', (count, words) => {
  expect(spellNumber(count)).toBe(words)
})
