import { describe, expect, it } from 'vitest'
import {
  addDays,
  type Day,
  daysBetween,
  instantOf,
  offsetOf,
  wallTime,
  weekdayOf,
} from '../../../../src/lib/time/zoned-time'

const AMSTERDAM = 'Europe/Amsterdam'
const at = (text: string) => Date.parse(text)

/** The date `YYYY-MM-DD`. */
function parseDay(text: string): Day {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
  return { year, month, day }
}

describe('wallTime', () => {
  it.each([
    ['2026-01-15T12:00Z', AMSTERDAM, { year: 2026, month: 1, day: 15, minutes: 13 * 60 }],
    ['2026-07-15T12:00Z', AMSTERDAM, { year: 2026, month: 7, day: 15, minutes: 14 * 60 }],
    ['2026-07-15T23:30Z', AMSTERDAM, { year: 2026, month: 7, day: 16, minutes: 90 }],
    ['2026-03-29T00:59Z', AMSTERDAM, { year: 2026, month: 3, day: 29, minutes: 119 }],
    ['2026-03-29T01:00Z', AMSTERDAM, { year: 2026, month: 3, day: 29, minutes: 180 }],
    ['2026-10-25T01:00Z', AMSTERDAM, { year: 2026, month: 10, day: 25, minutes: 120 }],
    ['2026-05-01T00:00Z', 'Asia/Kathmandu', { year: 2026, month: 5, day: 1, minutes: 345 }],
    ['2026-01-01T00:00Z', 'America/New_York', { year: 2025, month: 12, day: 31, minutes: 19 * 60 }],
  ])('reads %s on the clocks of %s', (instant, zone, expected) => {
    expect(wallTime(zone, at(instant))).toEqual(expected)
  })

  it('refuses a zone the browser does not know', () => {
    expect(() => wallTime('Europe/Nowhere', 0)).toThrow(RangeError)
  })
})

describe('offsetOf', () => {
  it.each([
    ['2026-03-29T00:59:59Z', 60],
    ['2026-03-29T01:00:00Z', 120],
    ['2026-10-25T00:59:59Z', 120],
    ['2026-10-25T01:00:00Z', 60],
  ])('of Amsterdam at %s is %i minutes', (instant, minutes) => {
    expect(offsetOf(AMSTERDAM, at(instant))).toBe(minutes)
  })
})

describe('instantOf', () => {
  it.each([
    ['the day before the clocks go forward', '2026-03-28', '2026-03-28T08:00Z'],
    ['the day they go forward', '2026-03-29', '2026-03-29T07:00Z'],
    ['the day before they go back', '2026-10-24', '2026-10-24T07:00Z'],
    ['the day they go back', '2026-10-25', '2026-10-25T08:00Z'],
  ])('finds nine in the morning in Amsterdam on %s', (_, day, expected) => {
    expect(instantOf(AMSTERDAM, parseDay(day), 9 * 60)).toBe(at(expected))
  })

  it('takes 24 hours for the next midnight', () => {
    expect(instantOf(AMSTERDAM, parseDay('2026-12-31'), 24 * 60)).toBe(at('2026-12-31T23:00Z'))
  })

  it.each([
    AMSTERDAM,
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Auckland',
    'America/Santiago',
  ])('undoes wallTime at every hour of the year outside the repeated ones in %s', (zone) => {
    const hour = 3_600_000
    for (let instant = at('2026-01-01T00:00Z'); instant < at('2027-01-01T00:00Z'); instant += 5 * hour) {
      const isRepeated = [-1, 1].some(
        (away) => wallTime(zone, instant + away * hour).minutes === wallTime(zone, instant).minutes,
      )
      const time = wallTime(zone, instant)
      const found = instantOf(zone, time, time.minutes)
      if (!isRepeated && found !== instant) expect(wallTime(zone, found)).toEqual(time)
      else if (!isRepeated) expect(found).toBe(instant)
    }
  })
})

describe('days of the calendar', () => {
  it('add up over months and leap days', () => {
    expect(addDays(parseDay('2028-02-28'), 1)).toEqual({ year: 2028, month: 2, day: 29 })
    expect(addDays(parseDay('2026-01-01'), -1)).toEqual({ year: 2025, month: 12, day: 31 })
  })

  it('are counted without regard to clock changes', () => {
    expect(daysBetween(parseDay('2026-03-28'), parseDay('2026-03-30'))).toBe(2)
    expect(daysBetween(parseDay('2026-10-26'), parseDay('2026-10-24'))).toBe(-2)
  })

  it('know their day of the week', () => {
    expect(weekdayOf(parseDay('2026-11-20'))).toBe('Friday')
    expect(weekdayOf(parseDay('2026-11-20'), 'short')).toBe('Fri')
  })
})
