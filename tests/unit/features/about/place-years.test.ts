import { describe, expect, it } from 'vitest'
import { columnOf, yearsText, yearsUntil } from '../../../../src/features/about/place-years'

describe('the timeline’s years', () => {
  it('are twelve, and the last is the present one', () => {
    const years = yearsUntil(2026)
    expect(years).toHaveLength(12)
    expect([years[0], years.at(-1)]).toEqual([2015, 2026])
  })

  it.each([
    [2015, 1],
    [2020, 6],
    [2026, 12],
    [2009, 1],
    [2027, 12],
  ])('put %i into column %i', (year, column) => {
    expect(columnOf(year, 2026)).toBe(column)
  })

  it.each([
    [2015, 2017, '2015 to 2017'],
    [2018, 2018, '2018'],
    [2020, null, 'since 2020'],
  ])('from %i to %s read as %s', (from, to, text) => {
    expect(yearsText(from, to)).toBe(text)
  })
})
