import { expect, it } from 'vitest'
import { hungStyle, pairedEnd, rowRhythm } from '../../../../src/features/gallery/works/row-rhythm'

const spans = (...ratios: number[]) => rowRhythm(ratios).map(({ span }) => span)

it('gives the wider of two pictures the wider part of their row, and equal ones in turn', () => {
  expect(spans(0.8, 1.5, 1.5, 0.67)).toEqual([4, 8, 8, 4])
  expect(spans(1.5, 1.5, 1.5, 1.5)).toEqual([7, 5, 5, 7])
})

it('gives one work in five a row of its own, the widest that leaves whole pairs', () => {
  expect(spans(1.5, 1.5, 1.5, 1.5, 1.5)).toEqual([12, 7, 5, 5, 7])
  expect(spans(0.8, 1, 1.5, 1.5, 0.8)).toEqual([5, 7, 12, 8, 4])
  expect(spans(0.67, 1.5, 1)).toEqual([4, 8, 12])
})

it('does not take a panorama for wider than what fills the page already', () => {
  expect(spans(1.5, 1.5, 2.33)).toEqual([12, 5, 7])
})

it.each(Array.from({ length: 49 }, (_, count) => count))('fills every row of %i works', (count) => {
  const all = spans(...Array.from({ length: count }, (_, at) => [1.5, 0.67, 1, 0.8, 1.78][at % 5] ?? 1))
  expect(all).toHaveLength(count)
  let filled = 0
  for (const span of all) {
    filled += span
    expect(filled).toBeLessThanOrEqual(12)
    filled %= 12
  }
  expect(filled).toBe(0)
})

it('hangs both works of a row equally high, near the ratio of the wider one', () => {
  const [left, right] = rowRhythm([0.8, 1.5])
  expect(left).toMatchObject({ row: 8, across: 1.5 })
  expect(right).toMatchObject({ row: 8, across: 1.5 })
  expect(rowRhythm([0.67, 0.67])[0]).toMatchObject({ row: 7, across: 1 })
})

it('leaves narrow works a margin on phones, on either side in turn', () => {
  const sides = rowRhythm([0.67, 1.5, 0.67, 1.5, 1.5, 1]).map((one) => '--right' in hungStyle(one))
  expect(sides).toEqual([false, false, true, false, false, false])
})

it.each([
  [1, ''],
  [2, '7 5'],
  [3, ''],
  [4, '7 5 5 7'],
  [5, '7 5'],
  [7, '7 5 5 7'],
  [9, ''],
])('ends %i works that hang three to a row in pairs of %s columns', (count, spans) => {
  const all = pairedEnd(Array.from({ length: count }, () => 1.5))
  expect(all).toHaveLength(count)
  const paired = all.flatMap((hung) => hung?.span ?? [])
  expect(paired.join(' ')).toBe(spans)
  expect(all.slice(0, count - paired.length).every((hung) => hung === undefined)).toBe(true)
})
