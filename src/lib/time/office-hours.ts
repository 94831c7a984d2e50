import { addDays, type Day, daysBetween, instantOf, offsetOf, wallTime, weekdayOf } from './zoned-time'

/** Working hours from Monday to Friday, in a time zone. */
export interface OfficeHours {
  timeZone: string
  /** Whole hours, 0 to 24. */
  from: number
  to: number
}

/** A part of a day, in minutes since midnight. */
export interface Span {
  start: number
  end: number
}

/** How the owner's hours fall into the visitor's today. All times are on the visitor's clock. */
export interface DayPlan {
  /** The owner's hours within today, in order; two spans when they cross midnight. */
  own: Span[]
  /** False on a day without the owner's hours, or with none but the end of yesterday's: `own` are then the next. */
  open: boolean
  /** Start and end of the owner's hours; the end may be on the next day, past 1440. */
  range: Span
  /** Overlap of the owner's hours and the visitor's day; empty when `open` is false. */
  shared: Span[]
  /** What is left of `shared`; the span that has begun starts now. */
  left: Span[]
  /** The visitor's day of the week, in full and abbreviated. */
  weekday: string
  shortWeekday: string
  /** The visitor's time, in minutes since midnight. */
  now: number
  /** Whether the owner is at the desk now. */
  atDesk: boolean
  /** Both clocks show the same time. */
  same: boolean
  /** The owner's next hours that have not begun. */
  next: SpanOfDay
}

/** Hours that begin on one of the visitor's days, on the visitor's clock; they may end on the next day, past 1440. */
export interface SpanOfDay {
  weekday: string
  /** Whether it is the visitor's current day. */
  today: boolean
  span: Span
}

export const DAY_MINUTES = 24 * 60
/** The visitor's assumed hours, 9 to 17. */
export const VISITOR_DAY: Span = { start: 9 * 60, end: 17 * 60 }

/**
 * Maps the owner's hours onto the visitor's day.
 * @param hours the owner's hours
 * @param timeZone the visitor's time zone
 * @param now ms since 1970
 */
export function planDay(hours: OfficeHours, timeZone: string, now: number): DayPlan {
  const today = wallTime(timeZone, now)
  const todays = hoursOn(today, hours, timeZone)
  const open = todays.some(({ start, end }) => start >= 0 || end > today.minutes)
  const ranges = open ? todays : hoursOn(wallTime(timeZone, nextStart(hours, now)), hours, timeZone)
  const own = ranges.map(clip)
  const shared = open ? own.flatMap((span) => meet(span, VISITOR_DAY)) : []
  return {
    own,
    open,
    range: onClock(ranges[0] ?? { start: 0, end: 0 }),
    shared,
    left: shared.flatMap((span) => meet(span, { start: today.minutes, end: DAY_MINUTES })),
    weekday: weekdayOf(today),
    shortWeekday: weekdayOf(today, 'short'),
    now: today.minutes,
    atDesk: open && own.some(({ start, end }) => start <= today.minutes && today.minutes < end),
    same: offsetOf(hours.timeZone, now) === offsetOf(timeZone, now),
    next: nextHours(hours, timeZone, now),
  }
}

/** The owner's time at an hour of the visitor's today, and whether the owner is at the desk then. */
export interface AskedHour {
  /** The hour, in minutes since the visitor's midnight. */
  minutes: number
  /** The same moment in minutes on the owner's clock. */
  there: number
  atDesk: boolean
  /** Both clocks show the same time. */
  same: boolean
  /** When the owner's hours end that day, in minutes on the visitor's clock. */
  until: number
  /** The owner's next hours that have not begun by then. */
  next: SpanOfDay
}

/**
 * Looks up an hour of the visitor's today.
 * @param hours the owner's hours
 * @param timeZone the visitor's time zone
 * @param now ms since 1970
 * @param minutes the hour, in minutes since the visitor's midnight
 */
export function askHour(hours: OfficeHours, timeZone: string, now: number, minutes: number): AskedHour {
  const instant = instantOf(timeZone, wallTime(timeZone, now), minutes)
  const there = wallTime(hours.timeZone, instant)
  return {
    minutes,
    there: there.minutes,
    atDesk: isWorkingDay(there) && hours.from * 60 <= there.minutes && there.minutes < hours.to * 60,
    same: offsetOf(hours.timeZone, instant) === offsetOf(timeZone, instant),
    until: wallTime(timeZone, instantOf(hours.timeZone, there, hours.to * 60)).minutes,
    next: nextHours(hours, timeZone, instant),
  }
}

/**
 * Finds the next shared hours that are not over.
 * @param hours the owner's hours
 * @param timeZone the visitor's time zone
 * @param now ms since 1970
 * @returns undefined where the two days never overlap
 */
export function nextShared(hours: OfficeHours, timeZone: string, now: number): SpanOfDay | undefined {
  const today = wallTime(timeZone, now)
  for (let count = 0; count < 7; count++) {
    const day = addDays(today, count)
    const shared = hoursOn(day, hours, timeZone).flatMap((span) => meet(span, VISITOR_DAY))
    const span = shared.find(({ end }) => count > 0 || end > today.minutes)
    if (span) return { weekday: weekdayOf(day), today: count === 0, span }
  }
  return undefined
}

/** Days of the week as numbered by `Date`. */
const [SUNDAY, SATURDAY] = [0, 6]

function isWorkingDay(day: Day): boolean {
  return ![SATURDAY, SUNDAY].includes(new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay())
}

/** The owner's hours that touch a day of the visitor's, in minutes since its midnight. */
function hoursOn(day: Day, { timeZone, from, to }: OfficeHours, visitor: string): Span[] {
  const minutesOf = (date: Day, hour: number) => {
    const time = wallTime(visitor, instantOf(timeZone, date, hour * 60))
    return daysBetween(day, time) * DAY_MINUTES + time.minutes
  }
  // Those of the owner's day before and after may reach into it.
  return [-1, 0, 1]
    .map((count) => addDays(day, count))
    .filter(isWorkingDay)
    .map((date) => ({ start: minutesOf(date, from), end: minutesOf(date, to) }))
    .filter(({ start, end }) => start < DAY_MINUTES && end > 0)
}

function clip({ start, end }: Span): Span {
  return { start: Math.max(0, start), end: Math.min(DAY_MINUTES, end) }
}

function onClock({ start, end }: Span): Span {
  const begin = (start + DAY_MINUTES) % DAY_MINUTES
  return { start: begin, end: begin + end - start }
}

/** The overlap of two spans; none or one. */
export function meet(one: Span, other: Span): Span[] {
  const start = Math.max(one.start, other.start)
  const end = Math.min(one.end, other.end)
  return start < end ? [{ start, end }] : []
}

/** When the owner's next hours begin, in ms since 1970. */
function nextStart({ timeZone, from }: OfficeHours, now: number): number {
  const startOf = (day: Day) => instantOf(timeZone, day, from * 60)
  let day: Day = wallTime(timeZone, now)
  while (!isWorkingDay(day) || startOf(day) <= now) day = addDays(day, 1)
  return startOf(day)
}

function nextHours(hours: OfficeHours, visitor: string, now: number): SpanOfDay {
  const begin = nextStart(hours, now)
  const start = wallTime(visitor, begin)
  const end = wallTime(visitor, instantOf(hours.timeZone, wallTime(hours.timeZone, begin), hours.to * 60))
  return {
    weekday: weekdayOf(start),
    today: daysBetween(wallTime(visitor, now), start) === 0,
    span: { start: start.minutes, end: daysBetween(start, end) * DAY_MINUTES + end.minutes },
  }
}
