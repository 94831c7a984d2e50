import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/content'
import { fillCounts } from '../../../src/content/nodes/fill-counts'

const works = (type: 'Project' | 'Photo', count: number) =>
  Array.from({ length: count }, (_, at) => ({ type, slug: String(at), tags: [] }))
const gallery = { works: [...works('Project', 2), ...works('Photo', 3)], screens: [] }
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
