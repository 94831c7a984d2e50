import { type DayPlan, DAY_MINUTES, type OfficeHours, type Span, VISITOR_DAY } from './office-hours'

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A time of the day as the site writes it: `9.00`, `16.42`; minutes beyond midnight count on the next day. */
export function formatTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return `${Math.floor(inDay / 60)}.${String(inDay % 60).padStart(2, '0')}`
}

/** The same in a sentence, where noon and midnight have names. */
function sayTimeInWords(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  if (inDay === 0) return 'midnight'
  return inDay === DAY_MINUTES / 2 ? 'noon' : formatTime(minutes)
}

/** From one time to another, never broken over two lines: `3.00 to 12.00`. */
export function formatSpan({ start, end }: Span): string {
  return `${formatTime(start)}\u00a0to\u00a0${formatTime(end)}`
}

/** The days of the owner's hours. */
export const WORKING_DAYS = 'Monday to Friday'

/** The owner's hours on the owner's clock: `9.00 to 18.00`. */
export function formatHoursOfDay({ from, to }: OfficeHours): string {
  return formatSpan({ start: from * 60, end: to * 60 })
}

/** The same with their days: `Monday to Friday, 9.00 to 18.00`. */
export function formatOfficeHours(hours: OfficeHours): string {
  return `${WORKING_DAYS}, ${formatHoursOfDay(hours)}`
}

/** A length of time at the start of a sentence: `Three hours`, `Half an hour`, `3 hours and 15 minutes`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const count = NUMBERS[hours] ?? String(hours)
  const unit = hours === 1 ? 'hour' : 'hours'
  if (rest === 0) return `${count} ${unit}`
  if (hours === 0) return rest === 30 ? 'Half an hour' : `${rest} minutes`
  return rest === 30 ? `${count} and a half hours` : `${hours} ${unit} and ${rest} minutes`
}

/** How far one clock is from the visitor's: `6 hours ahead of you`, `the same time as yours`. */
export function formatDistance(minutes: number): string {
  if (minutes === 0) return 'the same time as yours'
  const hours = Math.abs(minutes) / 60
  const whole = Math.floor(hours)
  const parts = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[hours - whole] ?? ''
  const amount = `${whole || !parts ? whole : ''}${parts}`
  return `${amount} ${hours > 1 ? 'hours' : 'hour'} ${minutes > 0 ? 'ahead of' : 'behind'} you`
}

/** One sentence that says when owner and visitor are both at their desks today; it carries what the drawing shows. */
export function formatPlan(plan: DayPlan): string {
  const { open, same, own, range, shared, next } = plan
  if (!open) return `My desk is empty today: I am back on ${next.weekday}, ${sayTimeInWords(next.minutes)} your time.`
  if (same)
    return `We keep the same time: I am at my desk from ${sayTimeInWords(range.start)} to ${sayTimeInWords(range.end)}.`
  if (shared.length === 0) return `No shared hour today: the nearest is ${formatSpan(nearestHour(own))}, your time.`
  const total = shared.reduce((sum, { start, end }) => sum + end - start, 0)
  return `${formatDuration(total)} today: I am at my desk ${shared.map(sayShared).join(' and ')}, your time.`
}

/** A shared span by those of its ends that the owner sets; the visitor knows the ends of his own day. */
function sayShared({ start, end }: Span): string {
  const begins = start > VISITOR_DAY.start
  const ends = end < VISITOR_DAY.end
  if (begins && ends) return `from ${sayTimeInWords(start)} to ${sayTimeInWords(end)}`
  if (begins) return `from ${sayTimeInWords(start)}`
  return ends ? `until ${sayTimeInWords(end)}` : 'all day'
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
