import { z } from 'zod'
import { counted, sentence, texts } from './sentence'

/** How times of the day and their lengths are written, and the sentences about the hours of owner and visitor. */
export const timeStrings = z.strictObject({
  /** On the clock: `9.00`. */
  clock: sentence('hours', 'minutes'),
  ...texts('midnight', 'noon').shape,
  span: sentence('from', 'to'),
  workingDays: sentence(),
  officeHours: sentence('days', 'hours'),
  /** Lengths of time; `{number}` is in words. */
  hours: counted('number'),
  hoursInDigits: counted('number'),
  minutes: counted('number'),
  halfHour: sentence(),
  andHalf: sentence('number'),
  hoursAndMinutes: sentence('hours', 'minutes'),
  /** How far another clock is from the visitor's. */
  sameAsYours: sentence(),
  ahead: counted('number'),
  behind: counted('number'),
  /** The owner's day in the visitor's time; `Same` where both clocks show the same. */
  closed: sentence('day', 'time'),
  closedSame: sentence('day', 'time'),
  sameTime: sentence('from', 'to'),
  notShared: sentence('hours'),
  shared: sentence('length', 'hours'),
  fromTo: sentence('from', 'to'),
  from: sentence('time'),
  until: sentence('time'),
  allDay: sentence(),
  /** Another hour of the visitor's day; the last two where both clocks show the same. */
  askedAtDesk: sentence('time', 'there'),
  askedEmpty: sentence('time', 'there', 'day', 'back'),
  askedSameAtDesk: sentence('time'),
  askedSameEmpty: sentence('time', 'day', 'back'),
  /** Now, in as few words as a label has; `Same` where both clocks show the same. */
  atDeskUntil: sentence('time'),
  atDeskUntilSame: sentence('time'),
  bothAtDesk: sentence('day', 'hours'),
  backOn: sentence('day', 'time'),
  backOnSame: sentence('day', 'time'),
  /** What `{day}` is in these and in what another hour is answered with. */
  today: sentence(),
  onDay: sentence('day'),
})
