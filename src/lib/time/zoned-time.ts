/** A day of the calendar; months count from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

/** What a clock on the wall shows: the day, and the minutes since midnight. */
export interface WallTime extends Day {
  minutes: number
}

/** In ms. */
const MINUTE = 60_000
/** In ms, as days of the calendar count in UTC. */
const DAY = 24 * 60 * MINUTE

/** Made when it is asked for: commands that have no language of a page read this file, too. */
let weekdays: Intl.DateTimeFormat | undefined
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError for a time zone that the browser does not know */
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
 * What the clocks of a time zone show.
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

/** How far the clocks of a time zone are ahead of UTC at an instant, in minutes. */
export function offsetOf(timeZone: string, instant: number): number {
  const { year, month, day, minutes } = wallTime(timeZone, instant)
  return (Date.UTC(year, month - 1, day, 0, minutes) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE
}

/** When the clocks of a time zone show a time, in ms since 1970. Minutes may lie outside the day. */
export function instantOf(timeZone: string, { year, month, day }: Day, minutes: number): number {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes)
  // The offset of the wrong side of a clock change leads close enough to ask again.
  const near = asUtc - offsetOf(timeZone, asUtc) * MINUTE
  return asUtc - offsetOf(timeZone, near) * MINUTE
}

/** The day some days later or, with a negative count, earlier. */
export function addDays({ year, month, day }: Day, count: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + count))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** How many days of the calendar lie between two days; negative when the second is earlier. */
export function daysBetween(first: Day, second: Day): number {
  return (Date.UTC(second.year, second.month - 1, second.day) - Date.UTC(first.year, first.month - 1, first.day)) / DAY
}

/** The name of the day of the week of a day of the calendar, in the site's language. */
export function weekdayOf({ year, month, day }: Day): string {
  weekdays ??= new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'UTC', weekday: 'long' })
  return weekdays.format(Date.UTC(year, month - 1, day))
}

/** A day that a string `YYYY-MM-DD` names. */
export function parseDay(text: string): Day {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
  return { year, month, day }
}
