import { expect, it } from 'vitest'
import { sideBearing } from '../../../../src/lib/text/side-bearing'

it('pulls a figure by the blank beside its first digit', () => {
  expect(sideBearing('12')).toBe(sideBearing('1'))
  expect(sideBearing('6')).toBeGreaterThan(sideBearing('4'))
})

it('leaves alone what begins with something else', () => {
  expect(sideBearing('€ 4')).toBe(0)
})
