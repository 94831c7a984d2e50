import { expect, it } from 'vitest'
import { sectionNumbers } from '../../../src/lib/section-numbers'

it('numbers the sections that show something, without a gap for those that do not', () => {
  const numbers = sectionNumbers({ matrix: ['Sass'], timeline: [], talks: null, lists: [1, 2] })
  expect(numbers).toEqual({ matrix: 1, lists: 2 })
})
