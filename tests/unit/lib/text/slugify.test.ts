import { expect, it } from 'vitest'
import { slugify } from '../../../../src/lib/text/slugify'

it.each([
  ['still-life', 'still-life'],
  ['Still Life', 'still-life'],
  [' STILL  LIFE! ', 'still-life'],
  ['Stíll_lïfe', 'still-life'],
  ['---', ''],
])('writes %j as %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
