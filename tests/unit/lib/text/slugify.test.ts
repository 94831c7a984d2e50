import { expect, it } from 'vitest'
import { slugify } from '../../../../src/lib/text/slugify'

it.each([
  ['still-life', 'still-life'],
  ['Still Life', 'still-life'],
  [' STILL  LIFE! ', 'still-life'],
  ['Stíll_lïfe', 'still-life'],
  ['Große Straße', 'grosse-strasse'],
  ['Øl i Łódź', 'ol-i-lodz'],
  ['---', ''],
])('writes %j as %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
