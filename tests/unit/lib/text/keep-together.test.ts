import { expect, test } from 'vitest'
import { keepDates, keepEnd } from '../../../../src/lib/text/keep-together'

test('a date in words stays on one line', () => {
  expect(keepDates('the receipt of 20 November 2026, read in 3.1')).toBe(
    'the receipt of 20\u00A0November\u00A02026, read in 3.1',
  )
  expect(keepDates('am 3. März 2026')).toBe('am 3.\u00A0März\u00A02026')
  expect(keepDates('3 of 2026 rows, 20 November')).toBe('3 of 2026 rows, 20 November')
})

test('the last words of a paragraph stay together, as many as fit in 12 characters', () => {
  expect(keepEnd('would give people more to check than a form gives them to type.')).toBe(
    'would give people more to check than a form gives them to\u00A0type.',
  )
  expect(keepEnd('A line of its own, as it is short.')).toBe('A line of its own, as it is short.')
})
