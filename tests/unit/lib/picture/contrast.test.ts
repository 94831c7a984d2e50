import { expect, it } from 'vitest'
import { contrast } from '../../../../src/lib/picture/contrast'

it('contrast is that of WCAG, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})
