import { capitalise } from '../text/capitalise'
import { formFor } from '../text/form-for'
import { interpolate } from '../text/interpolate'
import { spellNumber } from '../text/spell-number'
import { type AskedHour, type DayPlan, DAY_MINUTES, type OfficeHours, type Span, type SpanOfDay } from './office-hours'

/** A time of day in the site's format: `9.00`, `16.42`; minutes past midnight wrap to the next day. */
export function formatTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return interpolate(STRINGS.time.clock, {
    hours: Math.floor(inDay / 60),
    minutes: String(inDay % 60).padStart(2, '0'),
  })
}

/** A time within a sentence, where noon and midnight have names. */
function sayTimeInWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  if (inDay === 0) return STRINGS.time.midnight
  return inDay === DAY_MINUTES / 2 ? STRINGS.time.noon : formatTime(minutes)
}

/** A time span that never wraps: `3.00 to 12.00`. */
export function formatSpan({ start, end }: Span): string {
  return interpolate(STRINGS.time.span, { from: formatTime(start), to: formatTime(end) }).replaceAll(' ', '\u00a0')
}

/** The owner's hours on the owner's clock: `9.00 to 18.00`. */
export function formatHoursOfDay({ from, to }: OfficeHours): string {
  return formatSpan({ start: from * 60, end: to * 60 })
}

/** The owner's hours with their days: `Monday to Friday, 9.00 to 18.00`. */
export function formatOfficeHours(hours: OfficeHours): string {
  const { officeHours, workingDays } = STRINGS.time
  return interpolate(officeHours, { days: workingDays, hours: formatHoursOfDay(hours) })
}

/** A length of time: `three hours`, `half an hour`, `3 hours and 15 minutes`. */
export function formatDuration(minutes: number): string {
  const { hours, hoursInDigits, halfHour, andHalf, hoursAndMinutes } = STRINGS.time
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 0) return interpolate(formFor(hours, whole), { number: spellNumber(whole) })
  const minutesAlone = interpolate(formFor(STRINGS.time.minutes, rest), { number: rest })
  if (whole === 0) return rest === 30 ? halfHour : minutesAlone
  if (rest === 30) return interpolate(andHalf, { number: spellNumber(whole) })
  const hoursAlone = interpolate(formFor(hoursInDigits, whole), { number: whole })
  return interpolate(hoursAndMinutes, { hours: hoursAlone, minutes: minutesAlone })
}

/** The difference between a clock and the visitor's: `6 hours ahead of you`, `the same time as yours`. */
export function formatDistance(minutes: number): string {
  if (minutes === 0) return STRINGS.time.sameAsYours
  const hours = Math.abs(minutes) / 60
  const whole = Math.floor(hours)
  const parts = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[hours - whole] ?? ''
  const forms = minutes > 0 ? STRINGS.time.ahead : STRINGS.time.behind
  return interpolate(formFor(forms, Math.max(1, hours)), { number: `${whole || !parts ? whole : ''}${parts}` })
}

/** Total length of spans, in minutes. */
export const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0)

/**
 * One sentence on when owner and visitor are both at their desks today, or else next: the text equivalent of the
 * drawing. It names the same hours as `formatDesk`.
 * @param both when both are next at their desks; undefined where their days never overlap
 */
export function formatPlan(plan: DayPlan, both?: SpanOfDay): string {
  const { open, same, own, range, left, now, atDesk, next } = plan
  const says = STRINGS.time
  if (same) {
    return open
      ? interpolate(says.sameTime, { from: sayTimeInWords(range.start), to: sayTimeInWords(range.end) })
      : interpolate(says.closedSame, { day: sayDay(next), time: formatTime(next.span.start) })
  }
  if (left.length === 0) {
    if (atDesk) return interpolate(says.notSharedAtDesk, { time: sayTimeInWords(range.end) })
    return interpolate(both ? says.closed : says.notShared, sayHours(both ?? next))
  }
  const length = capitalise(formatDuration(lengthOf(left)))
  const [{ start } = range] = left
  const { end } = left.at(-1) ?? range
  if (start <= now) return interpolate(says.sharedLeft, { length, time: sayTimeInWords(end) })
  // Once the owner is at the desk, the start of the hours is of no interest.
  if (atDesk && left.length === 1) return interpolate(says.shared, { length, hours: sayEnd(end, own) })
  const hours = new Intl.ListFormat(LANGUAGE).format(left.map(sayFromTo))
  return interpolate(says.sharedLater, { length, hours })
}

/**
 * One sentence on an hour of the visitor's day: the owner's time then, and until when the owner is at the desk. The
 * hour itself is in digits, as the handle has it.
 */
export function formatAskedHour({ minutes, there, atDesk, same, until, next }: AskedHour): string {
  const { askedAtDesk, askedEmpty, askedSameAtDesk, askedSameEmpty } = STRINGS.time
  const time = formatTime(minutes)
  const back = { day: sayDay(next), back: formatTime(next.span.start) }
  const end = { until: sayTimeInWords(until) }
  if (same) {
    return atDesk ? interpolate(askedSameAtDesk, { time, ...end }) : interpolate(askedSameEmpty, { time, ...back })
  }
  const both = { time, there: formatTime(there) }
  return atDesk ? interpolate(askedAtDesk, { ...both, ...end }) : interpolate(askedEmpty, { ...both, ...back })
}

/**
 * A label that says until when the owner is at the desk or, if away, when both are next at their desks. Where their
 * days never overlap, it names the owner's next hours.
 */
export function formatDesk({ atDesk, same, until, next }: AskedHour, both?: SpanOfDay): string {
  const { atDeskUntil, atDeskUntilSame, bothAtDesk, backOn, backOnSame } = STRINGS.time
  if (atDesk) return interpolate(same ? atDeskUntilSame : atDeskUntil, { time: sayTimeInWords(until) })
  if (both && !same) {
    const day = both.today ? STRINGS.time.today : both.weekday
    return interpolate(bothAtDesk, { day, hours: formatSpan(both.span) })
  }
  if (same) return interpolate(backOnSame, { day: sayDay(next), time: formatTime(next.span.start) })
  return interpolate(backOn, sayHours(next))
}

/** `today`, or `on Friday`. */
function sayDay({ weekday, today }: { weekday: string; today: boolean }): string {
  return today ? STRINGS.time.today : interpolate(STRINGS.time.onDay, { day: weekday })
}

/** The day as `sayDay` has it, and the hours: `9.00 to 12.00`. */
function sayHours(hours: SpanOfDay) {
  return { day: sayDay(hours), hours: formatSpan(hours.span) }
}

function sayFromTo({ start, end }: Span): string {
  return interpolate(STRINGS.time.fromTo, { from: sayTimeInWords(start), to: sayTimeInWords(end) })
}

/** The end of shared hours, if the owner's hours set it; visitors know the end of their own day. */
function sayEnd(end: number, own: readonly Span[]): string {
  // Also where both end at the same time: while the owner is at the desk, the label names that end.
  const isOwn = own.some((span) => span.end === end)
  return isOwn ? interpolate(STRINGS.time.until, { time: sayTimeInWords(end) }) : STRINGS.time.allDay
}
