import { z } from 'zod'
import { counted, sentence, texts } from './sentence'

/** Formats of times and durations, and sentences about the hours of owner and visitor. */
export const timeStrings = z.strictObject({
  /** A clock time: `9.00`. */
  clock: sentence('hours', 'minutes'),
  ...texts('midnight', 'noon').shape,
  span: sentence('from', 'to'),
  workingDays: sentence(),
  officeHours: sentence('days', 'hours'),
  /** Durations; `{number}` is in words. */
  hours: counted('number'),
  hoursInDigits: counted('number'),
  minutes: counted('number'),
  halfHour: sentence(),
  andHalf: sentence('number'),
  hoursAndMinutes: sentence('hours', 'minutes'),
  /** The offset of another clock from the visitor's. */
  sameAsYours: sentence(),
  ahead: counted('number'),
  behind: counted('number'),
  /** The owner's hours in the visitor's time; `Same` if both clocks agree. */
  closed: sentence('day', 'hours'),
  closedSame: sentence('day', 'time'),
  sameTime: sentence('from', 'to'),
  notShared: sentence('day', 'hours'),
  notSharedAtDesk: sentence('time'),
  /** Hours to come: before the owner's begin, and from then on. */
  sharedLater: sentence('length', 'hours'),
  shared: sentence('length', 'hours'),
  sharedLeft: sentence('length', 'time'),
  fromTo: sentence('from', 'to'),
  until: sentence('time'),
  allDay: sentence(),
  /** Another hour of the visitor's day; the last two if both clocks agree. */
  askedAtDesk: sentence('time', 'there', 'until'),
  askedEmpty: sentence('time', 'there', 'day', 'back'),
  askedSameAtDesk: sentence('time', 'until'),
  askedSameEmpty: sentence('time', 'day', 'back'),
  /** The current state, short enough for a label; `Same` if both clocks agree. */
  atDeskUntil: sentence('time'),
  atDeskUntilSame: sentence('time'),
  bothAtDesk: sentence('day', 'hours'),
  backOn: sentence('day', 'hours'),
  backOnSame: sentence('day', 'time'),
  /** Values of `{day}` in these and in the answers about another hour. */
  today: sentence(),
  onDay: sentence('day'),
})
