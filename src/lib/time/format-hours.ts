import { capitalise } from '../text/capitalise'
import { formFor } from '../text/form-for'
import { interpolate } from '../text/interpolate'
import { spellNumber } from '../text/spell-number'
import {
  type AskedHour,
  type DayPlan,
  DAY_MINUTES,
  type OfficeHours,
  type SharedTime,
  type Span,
  VISITOR_DAY,
} from './office-hours'

/** A time of the day as the site writes it: `9.00`, `16.42`; minutes beyond midnight count on the next day. */
export function formatTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return interpolate(STRINGS.time.clock, {
    hours: Math.floor(inDay / 60),
    minutes: String(inDay % 60).padStart(2, '0'),
  })
}

/** The same in a sentence, where noon and midnight have names. */
function sayTimeInWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  if (inDay === 0) return STRINGS.time.midnight
  return inDay === DAY_MINUTES / 2 ? STRINGS.time.noon : formatTime(minutes)
}

/** From one time to another, never broken over two lines: `3.00 to 12.00`. */
export function formatSpan({ start, end }: Span): string {
  return interpolate(STRINGS.time.span, { from: formatTime(start), to: formatTime(end) }).replaceAll(' ', '\u00a0')
}

/** The owner's hours on the owner's clock: `9.00 to 18.00`. */
export function formatHoursOfDay({ from, to }: OfficeHours): string {
  return formatSpan({ start: from * 60, end: to * 60 })
}

/** The same with their days: `Monday to Friday, 9.00 to 18.00`. */
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

/** How far one clock is from the visitor's: `6 hours ahead of you`, `the same time as yours`. */
export function formatDistance(minutes: number): string {
  if (minutes === 0) return STRINGS.time.sameAsYours
  const hours = Math.abs(minutes) / 60
  const whole = Math.floor(hours)
  const parts = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[hours - whole] ?? ''
  const forms = minutes > 0 ? STRINGS.time.ahead : STRINGS.time.behind
  return interpolate(formFor(forms, Math.max(1, hours)), { number: `${whole || !parts ? whole : ''}${parts}` })
}

/** One sentence that says when owner and visitor are both at their desks today; it carries what the drawing shows. */
export function formatPlan(plan: DayPlan): string {
  const { open, same, own, range, shared, next } = plan
  const says = STRINGS.time
  if (!open) {
    return interpolate(same ? says.closedSame : says.closed, {
      day: next.weekday,
      time: sayTimeInWords(next.minutes),
    })
  }
  if (same) return interpolate(says.sameTime, { from: sayTimeInWords(range.start), to: sayTimeInWords(range.end) })
  if (shared.length === 0) return interpolate(says.notShared, { hours: formatSpan(nearestHour(own)) })
  const total = shared.reduce((sum, { start, end }) => sum + end - start, 0)
  const hours = new Intl.ListFormat(LANGUAGE).format(shared.map((span) => sayShared(span, own)))
  return interpolate(says.shared, { length: capitalise(formatDuration(total)), hours })
}

/** One sentence on an hour of the visitor's day: what time it is for the owner then, and who answers. */
export function formatAskedHour({ minutes, there, atDesk, same, next }: AskedHour): string {
  const { askedAtDesk, askedEmpty, askedSameAtDesk, askedSameEmpty } = STRINGS.time
  const time = sayTimeInWords(minutes)
  const back = { day: sayDay(next), back: sayTimeInWords(next.minutes) }
  if (same) return atDesk ? interpolate(askedSameAtDesk, { time }) : interpolate(askedSameEmpty, { time, ...back })
  const both = { time, there: formatTime(there) }
  return atDesk ? interpolate(askedAtDesk, both) : interpolate(askedEmpty, { ...both, ...back })
}

/**
 * Whether the owner is at the desk at an hour, and until when, or when both are the next time: as few words as a label
 * has. Where their days never meet it is when the desk is taken again.
 */
export function formatDesk({ atDesk, same, until, next }: AskedHour, both?: SharedTime): string {
  const { atDeskUntil, atDeskUntilSame, bothAtDesk, backOn, backOnSame } = STRINGS.time
  if (atDesk) return interpolate(same ? atDeskUntilSame : atDeskUntil, { time: sayTimeInWords(until) })
  if (both && !same) return interpolate(bothAtDesk, { day: sayDay(both), hours: sayShared(both.shared, both.own) })
  return interpolate(same ? backOnSame : backOn, { day: sayDay(next), time: sayTimeInWords(next.minutes) })
}

/** `today`, or `on Friday`. */
function sayDay({ weekday, today }: { weekday: string; today: boolean }): string {
  return today ? STRINGS.time.today : interpolate(STRINGS.time.onDay, { day: weekday })
}

/** A shared span by those of its ends that the owner sets; the visitor knows the ends of his own day. */
function sayShared({ start, end }: Span, own: readonly Span[]): string {
  const says = STRINGS.time
  const begins = start > VISITOR_DAY.start
  // Where both leave at the same time, too: what is said of the desk now names that end.
  const ends = own.some((span) => span.end === end)
  if (begins && ends) return interpolate(says.fromTo, { from: sayTimeInWords(start), to: sayTimeInWords(end) })
  if (begins) return interpolate(says.from, { time: sayTimeInWords(start) })
  return ends ? interpolate(says.until, { time: sayTimeInWords(end) }) : says.allDay
}

/** The hour of the owner's that is closest to the visitor's day, where they do not meet. */
function nearestHour(own: readonly Span[]): Span {
  const hours = own.map(({ start, end }) =>
    end <= VISITOR_DAY.start
      ? { start: Math.max(start, end - 60), end, distance: VISITOR_DAY.start - end }
      : { start, end: Math.min(end, start + 60), distance: start - VISITOR_DAY.end },
  )
  return hours.reduce((best, hour) => (hour.distance < best.distance ? hour : best))
}
