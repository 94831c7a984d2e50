import { expect, it } from 'vitest'
import { sectionNumbers } from '../../../src/lib/section-numbers'

it('numbers the sections that are there, without a gap for those that are not', () => {
  const { matrix, lists } = sectionNumbers({ matrix: true, timeline: false, lists: true })
  expect([matrix, lists]).toEqual([1, 2])
})
