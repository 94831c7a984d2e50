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
  /** False on a day without the owner's hours: `own` then shows those of a working day. */
  open: boolean
  /** Start and end of the owner's hours; the end may be on the next day, past 1440. */
  range: Span
  /** Overlap of the owner's hours and the visitor's day; empty when `open` is false. */
  shared: Span[]
  /** What is left of `shared`; the span that has begun starts now. */
  left: Span[]
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
  // The owner's yesterday and tomorrow may reach into the visitor's today.
  const days = [-1, 0, 1].map((count) => addDays(today, count))
  const working = within(days.filter(isWorkingDay), hours, timeZone, today)
  const open = working.length > 0
  const ranges = open ? working : within(days, hours, timeZone, today)
  const own = ranges.map(clip)
  const shared = open ? own.flatMap((span) => meet(span, VISITOR_DAY)) : []
  return {
    own,
    open,
    range: onClock(ranges[0] ?? { start: 0, end: 0 }),
    shared,
    left: shared.flatMap((span) => meet(span, { start: today.minutes, end: DAY_MINUTES })),
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
    const { shared } = planDay(hours, timeZone, instantOf(timeZone, day, DAY_MINUTES / 2))
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

/** The owner's hours on the given days that touch the visitor's today, in minutes since its midnight. */
function within(days: readonly Day[], { timeZone, from, to }: OfficeHours, visitor: string, today: Day): Span[] {
  const minutesOf = (day: Day, hour: number) => {
    const time = wallTime(visitor, instantOf(timeZone, day, hour * 60))
    return daysBetween(today, time) * DAY_MINUTES + time.minutes
  }
  return days
    .map((day) => ({ start: minutesOf(day, from), end: minutesOf(day, to) }))
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

function nextHours({ timeZone, from, to }: OfficeHours, visitor: string, now: number): SpanOfDay {
  let day: Day = wallTime(timeZone, now)
  while (!isWorkingDay(day) || instantOf(timeZone, day, from * 60) <= now) day = addDays(day, 1)
  const start = wallTime(visitor, instantOf(timeZone, day, from * 60))
  const end = wallTime(visitor, instantOf(timeZone, day, to * 60))
  return {
    weekday: weekdayOf(start),
    today: daysBetween(wallTime(visitor, now), start) === 0,
    span: { start: start.minutes, end: daysBetween(start, end) * DAY_MINUTES + end.minutes },
  }
}
