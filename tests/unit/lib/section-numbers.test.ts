import { expect, it } from 'vitest'
import { sectionNumbers } from '../../../src/lib/section-numbers'

it('numbers the sections that show something, without a gap for those that do not', () => {
  expect(sectionNumbers({ matrix: ['a'], timeline: [], lists: null, projects: undefined, contact: ['b'] })).toEqual({
    matrix: 1,
    contact: 2,
  })
})
