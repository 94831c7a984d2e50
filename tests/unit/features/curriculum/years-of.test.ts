import { describe, expect, it } from 'vitest'
import { termText, yearsOf } from '../../../../src/features/curriculum/years-of'

describe('the years of an employment', () => {
  it.each([
    [2015, 2017, [2017, 2016, 2015]],
    [2018, 2018, [2018]],
    [2024, null, [2026, 2025, 2024]],
    [2027, null, []],
  ])('from %i to %s are %j, newest first', (from, to, years) => {
    expect(yearsOf({ from, to }, 2026)).toEqual(years)
  })

  it.each([
    [2015, 2017, '2015 – 2017'],
    [2018, 2018, '2018'],
    [2020, null, '2020 – now'],
  ])('from %i to %s read as %s', (from, to, text) => {
    expect(termText({ from, to })).toBe(text)
  })
})
