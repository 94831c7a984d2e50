import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/content'
import { fillCounts } from '../../../src/content/nodes/fill-counts'

const slugs = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const gallery = { projects: slugs(2), photos: slugs(3), screens: [], details: [] }
const content = {
  strings: { numbers: ['none', 'one', 'two', 'three'] },
  site: { language: 'en' },
} as unknown as Content

it('says in words how many works there are, and of which kind; beyond the words in digits', () => {
  expect(
    fillCounts('{Works} works: {projects} products, {Photographs} photographs, {screens} screens.', gallery, content),
  ).toBe('5 works: two products, Three photographs, none screens.')
  expect(fillCounts('Nothing to count.', gallery, content)).toBe('Nothing to count.')
})
