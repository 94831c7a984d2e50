import { expect, it } from 'vitest'
import { slugOf } from '../../../src/lib/slug-of'

it.each([
  ['still-life', 'still-life'],
  ['Still Life', 'still-life'],
  [' STILL  LIFE! ', 'still-life'],
  ['Stíll_lïfe', 'still-life'],
  ['---', ''],
])('writes %j as %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
