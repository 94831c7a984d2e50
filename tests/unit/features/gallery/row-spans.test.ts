import { expect, it } from 'vitest'
import { fillLastRow, fillSheet, hangAlone } from '../../../../src/features/gallery/works/row-spans'

it('lets the works of a last row that is not full share its width', () => {
  const widths = (length: number) => Array.from({ length }, (_, index) => fillLastRow(length, 3)(index).wide ?? 1)
  expect(widths(3)).toEqual([1, 1, 1])
  expect(widths(5)).toEqual([1, 1, 1, 1.5, 1.5])
  expect(widths(4)).toEqual([1, 1, 1, 3])
})

it('ends a contact sheet with rows of three or two where four would leave cells empty', () => {
  expect(fillSheet(1)).toEqual([3])
  expect(fillSheet(2)).toEqual([6, 6])
  expect(fillSheet(5)).toEqual([4, 4, 4, 6, 6])
  expect(fillSheet(7)).toEqual([3, 3, 3, 3, 4, 4, 4])
  for (const length of [3, 4, 6, 8, 9, 10, 11, 13, 24])
    expect(fillSheet(length).reduce((sum, part) => sum + part) % 12, `${length} works`).toBe(0)
})

it('hangs projects alone on phones, and the last of an odd number of photographs', () => {
  const alone = (kinds: string) =>
    hangAlone(Array.from(kinds, (kind) => ({ photograph: kind === 'p' }))).flatMap((is, index) => (is ? [index] : []))
  expect(alone('WppW')).toEqual([0, 3])
  expect(alone('WpppWp')).toEqual([0, 3, 4, 5])
  expect(alone('')).toEqual([])
})
