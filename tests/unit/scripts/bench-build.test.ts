import { expect, it } from 'vitest'
import { type Growth, growthMisses } from '../../../scripts/bench/growth-goals'
import { stepsOf, treeMemory } from '../../../scripts/bench/measured-build'

const build = (seconds: number, pages: number, peakMB = 1000) => ({
  seconds,
  peakMB,
  outputMB: 10,
  querySeconds: 1,
  queries: 1,
  pages,
})
const growth = (count: number, seconds: number, edit: number, pages = 1): Growth => ({
  count,
  cold: build(seconds, count),
  edited: build(edit, pages),
})

it('adds up the memory of a process and of all that it has started', () => {
  const listing = '  1 0 500\n 10 1 100\n 12 11 7\n 11 10 20\n 99 1 1000\n'
  expect(treeMemory(listing, 10)).toBe(127 * 1024)
})

it('reads from what a build prints how many queries ran, for how long, and how many pages were rendered', () => {
  const log = `success run queries - 1.500s - 3/3 2.00/s
success run static queries - 0.500s - 1/1 2.00/s
success run page queries - 10.000s - 40/171 4.00/s
success Building static HTML for pages - 4.000s - 2/171 9.00/s`
  expect(stepsOf(log)).toEqual({ querySeconds: 12, queries: 44, pages: 2 })
  expect(stepsOf('nothing was to do')).toEqual({ querySeconds: 0, queries: 0, pages: 0 })
})

it('names what does not grow with the number of projects as it should', () => {
  expect(growthMisses([growth(100, 100, 20), growth(1000, 1100, 200)])).toEqual([])
  expect(growthMisses([growth(100, 100, 20), growth(1000, 1300, 200)])).toHaveLength(1)
  expect(growthMisses([growth(100, 100, 40, 3)])).toEqual([
    '100: an edit takes 0.40 of a cold build (0.33)',
    '100: an edit renders 3 pages (1)',
  ])
  expect(growthMisses([{ ...growth(100, 100, 20), cold: build(100, 100, 5000) }])).toHaveLength(1)
})
