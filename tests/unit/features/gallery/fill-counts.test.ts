import { expect, it } from 'vitest'
import { fillCounts } from '../../../../src/features/gallery/fill-counts'
import type { Work } from '../../../../src/features/gallery/works/work'

const work = (photograph: boolean) => ({ photograph }) as Work
const works = [work(false), work(false), ...Array.from({ length: 21 }, () => work(true))]

it('says in words how many works there are, and of which kind', () => {
  expect(fillCounts('{Works} works: {projects} products and {photographs} photographs.', works)).toBe(
    'Twenty-three works: two products and twenty-one photographs.',
  )
  expect(fillCounts('Nothing to count.', works)).toBe('Nothing to count.')
})
