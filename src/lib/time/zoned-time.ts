/** A calendar date; months count from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

/** What a wall clock shows: the date, and the minutes since midnight. */
export interface WallTime extends Day {
  minutes: number
}

/** In ms. */
const MINUTE = 60_000
/** In ms, for dates in UTC. */
const DAY = 24 * 60 * MINUTE

/** Created on first use: command-line scripts without a page language also import this file. */
const weekdays = new Map<WeekdayForm, Intl.DateTimeFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError for a time zone unknown to the browser */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/**
 * The wall time in a time zone.
 * @param instant ms since 1970
 */
export function wallTime(timeZone: string, instant: number): WallTime {
  const parts = clockOf(timeZone).formatToParts(instant)
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    minutes: number('hour') * 60 + number('minute'),
  }
}

/** A time zone's offset from UTC at an instant, in minutes; positive if ahead. */
export function offsetOf(timeZone: string, instant: number): number {
  const { year, month, day, minutes } = wallTime(timeZone, instant)
  return (Date.UTC(year, month - 1, day, 0, minutes) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE
}

/** The instant a time zone's clocks show a time, in ms since 1970. Minutes may lie outside the day. */
export function instantOf(timeZone: string, { year, month, day }: Day, minutes: number): number {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes)
  // An offset from the wrong side of a clock change is close enough for a second lookup.
  const near = asUtc - offsetOf(timeZone, asUtc) * MINUTE
  return asUtc - offsetOf(timeZone, near) * MINUTE
}

/** The date some days later or, with a negative count, earlier. */
export function addDays({ year, month, day }: Day, count: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + count))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The number of calendar days between two dates; negative when the second is earlier. */
export function daysBetween(first: Day, second: Day): number {
  return (Date.UTC(second.year, second.month - 1, second.day) - Date.UTC(first.year, first.month - 1, first.day)) / DAY
}

type WeekdayForm = 'long' | 'short'

/** The weekday name of a date, in the site's language. */
export function weekdayOf({ year, month, day }: Day, weekday: WeekdayForm = 'long'): string {
  const names = weekdays.get(weekday) ?? new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'UTC', weekday })
  weekdays.set(weekday, names)
  return names.format(Date.UTC(year, month - 1, day))
}
