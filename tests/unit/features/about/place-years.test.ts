import { describe, expect, it } from 'vitest'
import { columnOf, isShort, namedYears, yearsOfLife, yearsText } from '../../../../src/features/about/place-years'

const life = (...firsts: number[]) =>
  yearsOfLife(
    firsts.map((from) => ({ from })),
    2026,
  )

describe('the timeline’s years', () => {
  it.each([
    [[2015, 2020], 2015, 12],
    [[2001, 1990], 1990, 37],
    [[2026], 2026, 1],
    [[2027], 2026, 1],
    [[], 2026, 1],
  ])('begin with the first of %o, and the last is the present one', (firsts, first, count) => {
    const years = life(...firsts)
    expect([years[0], years.at(-1), years.length]).toEqual([first, 2026, count])
  })

  it.each([
    [2015, 12, 2015],
    [2014, 7, 2014],
    [1990, 10, 1990],
  ])('since %i are named %i times at most, from %i on and with the present one', (first, count, named) => {
    const years = namedYears(life(first))
    expect([years.length, years[0], years.at(-1)]).toEqual([count, named, 2026])
  })

  it('have room for words while they are few', () => {
    expect([isShort(life(2011)), isShort(life(2010))]).toEqual([true, false])
  })

  it.each([
    [2015, 1],
    [2020, 6],
    [2026, 12],
    [2027, 12],
  ])('put %i into column %i', (year, column) => {
    expect(columnOf(year, life(2015))).toBe(column)
  })

  it.each([
    [2015, 2017, '2015 to 2017'],
    [2018, 2018, '2018'],
    [2020, null, 'since 2020'],
  ])('from %i to %s read as %s', (from, to, text) => {
    expect(yearsText(from, to)).toBe(text)
  })
})
