import { expect, it } from 'vitest'
import { fillLastRow, hangAlone } from '../../../../src/features/gallery/works/row-spans'

it('lets the works of a last row that is not full share its width', () => {
  const widths = (length: number) => Array.from({ length }, (_, index) => fillLastRow(length, 3)(index).wide)
  expect(widths(3)).toEqual([1, 1, 1])
  expect(widths(5)).toEqual([1, 1, 1, 1.5, 1.5])
  expect(widths(4)).toEqual([1, 1, 1, 3])
})

it('hangs projects alone on phones, and of an odd number of photographs the wider of the outer ones', () => {
  const alone = (...works: (number | 'project')[]) => {
    const spansOf = hangAlone(
      works.map((one) => ({ photograph: one !== 'project', ratio: one === 'project' ? 1.5 : one })),
    )
    return works.flatMap((_, index) => (spansOf(index).phone === 2 ? [index] : []))
  }
  expect(alone('project', 1, 1, 'project')).toEqual([0, 3])
  expect(alone('project', 0.8, 2, 1.5, 'project', 0.8)).toEqual([0, 3, 4, 5])
  expect(alone(1.5, 2, 0.8)).toEqual([0])
  expect(alone()).toEqual([])
})
