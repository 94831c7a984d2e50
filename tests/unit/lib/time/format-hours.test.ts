import { describe, expect, it } from 'vitest'
import { askHour, nextShared, planDay } from '../../../../src/lib/time/office-hours'
import { wallTime } from '../../../../src/lib/time/zoned-time'
import {
  formatAskedHour,
  formatDesk,
  formatDistance,
  formatDuration,
  formatHoursOfDay,
  formatOfficeHours,
  formatPlan,
  formatSpan,
  formatTime,
} from '../../../../src/lib/time/format-hours'

const hours = { timeZone: 'Europe/Amsterdam', from: 9, to: 18 }

describe('formatPlan', () => {
  const tell = (zone: string, now: string, own = hours) =>
    formatPlan(planDay(own, zone, Date.parse(now)), nextShared(own, zone, Date.parse(now)))

  it.each([
    ['America/New_York', '2026-11-20T06:00Z', 'Three hours today: we both work from 9.00 to noon, your time.'],
    ['UTC', '2026-11-19T01:35Z', 'Eight hours today: we both work from 9.00 to 17.00, your time.'],
    ['UTC', '2026-11-19T07:59Z', 'Eight hours today: we both work from 9.00 to 17.00, your time.'],
    ['Asia/Kolkata', '2026-11-20T06:00Z', 'Three and a half hours today: we both work from 13.30 to 17.00, your time.'],
    [
      'Asia/Kathmandu',
      '2026-11-20T07:59Z',
      '3 hours and 15 minutes today: we both work from 13.45 to 17.00, your time.',
    ],
    ['Asia/Shanghai', '2026-11-20T04:00Z', 'One hour today: we both work from 16.00 to 17.00, your time.'],
  ])('names both ends before the owner’s hours begin, in %s at %s: %s', (zone, now, sentence) => {
    expect(tell(zone, now)).toBe(sentence)
  })

  it.each([
    ['America/New_York', '2026-11-20T13:42Z', 'Three hours today: I am at my desk until noon, your time.'],
    ['America/Sao_Paulo', '2026-11-20T11:42Z', 'Five hours today: I am at my desk until 14.00, your time.'],
    ['UTC', '2026-11-20T08:00Z', 'Eight hours today: I am at my desk until 17.00, your time.'],
  ])('names the end only once the owner is at the desk, in %s at %s: %s', (zone, now, sentence) => {
    expect(tell(zone, now)).toBe(sentence)
  })

  it.each([
    ['12:31', '4 hours and 29 minutes'],
    ['12:37', '4 hours and 23 minutes'],
    ['12:44', '4 hours and 16 minutes'],
    ['12:45', '4 hours and 15 minutes'],
    ['12:53', '4 hours and 7 minutes'],
    ['13:00', 'Four hours'],
    ['15:30', 'One and a half hours'],
    ['15:59', '1 hour and 1 minute'],
    ['16:30', 'Half an hour'],
    ['16:50', '10 minutes'],
  ])('counts shared hours that have begun from now, to the minute: at %s %s', (now, length) => {
    const sentence = `${length} left today: we both work until 17.00, your time.`
    expect(tell('UTC', `2026-11-20T${now}Z`)).toBe(sentence)
  })

  it.each([
    ['America/New_York', '2026-11-20T15:42Z', '1 hour and 18 minutes left today: we both work until noon, your time.'],
    ['Asia/Kolkata', '2026-11-20T08:00Z', 'Three and a half hours left today: we both work until 17.00, your time.'],
  ])('says until when shared hours that have begun last, in %s at %s: %s', (zone, now, sentence) => {
    expect(tell(zone, now)).toBe(sentence)
  })

  it.each([
    ['Europe/Paris', '2026-11-20T04:00Z', 'We keep the same time: I am at my desk from 9.00 to 18.00.'],
    ['Europe/Paris', '2026-11-20T08:00Z', 'We keep the same time: I am at my desk from 9.00 to 18.00.'],
  ])('says the hours on the same clock, in %s at %s: %s', (zone, now, sentence) => {
    expect(tell(zone, now)).toBe(sentence)
  })

  it.each([
    ['America/New_York', '2026-11-19T18:30Z', 'on Friday, 9.00\u00a0to\u00a012.00'],
    ['America/New_York', '2026-11-21T15:00Z', 'on Monday, 9.00\u00a0to\u00a012.00'],
    ['UTC', '2026-11-21T15:00Z', 'on Monday, 9.00\u00a0to\u00a017.00'],
  ])('says after hours and at the weekend when both work again, in %s at %s: %s', (zone, now, again) => {
    expect(tell(zone, now)).toBe(`My desk is empty: we both work again ${again}, your time.`)
  })

  it('says at the weekend when the owner is back on the same clock', () => {
    const back = 'My desk is empty today: I am back on Monday, 9.00.'
    expect(tell('Europe/Paris', '2026-11-21T15:00Z')).toBe(back)
  })

  it.each([
    ['Asia/Tokyo', '2026-11-20T02:00Z', 'today from 17.00\u00a0to\u00a02.00'],
    ['Pacific/Auckland', '2026-03-09T23:00Z', 'today from 21.00\u00a0to\u00a06.00'],
    // 17.48 on Wednesday, 9.10 on Thursday, 10.00 on Friday and noon on Sunday.
    ['America/Los_Angeles', '2026-11-26T01:48Z', 'on Thursday from 0.00\u00a0to\u00a09.00'],
    ['America/Los_Angeles', '2026-11-26T17:10Z', 'on Friday from 0.00\u00a0to\u00a09.00'],
    ['America/Los_Angeles', '2026-11-20T18:00Z', 'on Monday from 0.00\u00a0to\u00a09.00'],
    ['America/Los_Angeles', '2026-11-22T20:00Z', 'on Monday from 0.00\u00a0to\u00a09.00'],
    // 3.00 on Saturday, when Friday’s hours are over.
    ['Asia/Tokyo', '2026-11-20T18:00Z', 'on Monday from 17.00\u00a0to\u00a02.00'],
  ])('names the owner’s next hours where the two never meet, in %s at %s: %s', (zone, now, at) => {
    expect(tell(zone, now)).toBe(`Our days do not meet: I am at my desk ${at}, your time.`)
  })

  it.each([
    ['America/Los_Angeles', '2026-11-20T09:00Z', '9.00'],
    ['Asia/Tokyo', '2026-11-20T10:00Z', '2.00'],
    ['Asia/Tokyo', '2026-11-20T16:00Z', '2.00'],
    ['Pacific/Auckland', '2026-03-09T12:00Z', '6.00'],
  ])('says so where the two never meet but the owner is at the desk now, in %s at %s until %s', (zone, now, end) => {
    expect(tell(zone, now)).toBe(`No shared hour today, but I am at my desk until ${end}, your time.`)
  })

  it('names both ends of hours within the visitor’s day', () => {
    const short = { timeZone: 'Europe/Amsterdam', from: 12, to: 14 }
    expect(tell('UTC', '2026-11-20T08:00Z', short)).toBe(
      'Two hours today: we both work from 11.00 to 13.00, your time.',
    )
  })

  it('says all day where the owner is there before the visitor, and longer', () => {
    const long = { timeZone: 'Europe/Amsterdam', from: 8, to: 20 }
    expect(tell('UTC', '2026-11-20T08:00Z', long)).toBe('Eight hours today: I am at my desk all day, your time.')
  })

  it('names what is to come of hours that the visitor’s day begins and ends with', () => {
    const late = { timeZone: 'Pacific/Auckland', from: 5, to: 24 }
    expect(tell('UTC', '2026-03-11T12:00Z', late)).toBe('One hour today: we both work from 16.00 to 17.00, your time.')
  })
})

describe('times in words', () => {
  it('writes times with a dot, and those past midnight on the next day', () => {
    expect(formatTime(9 * 60 + 5)).toBe('9.05')
    expect(formatSpan({ start: 21 * 60, end: 30 * 60 })).toBe('21.00\u00a0to\u00a06.00')
  })

  it('says the owner’s hours, and their days', () => {
    expect(formatHoursOfDay(hours)).toBe('9.00\u00a0to\u00a018.00')
    expect(formatOfficeHours(hours)).toBe('Monday to Friday, 9.00\u00a0to\u00a018.00')
  })

  it.each([
    [60, 'one hour'],
    [30, 'half an hour'],
    [45, '45 minutes'],
    [90, 'one and a half hours'],
    [13 * 60, 'thirteen hours'],
    [120 * 60, '120 hours'],
  ])('says %i minutes as %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words)
  })

  it.each([
    [0, 'the same time as yours'],
    [60, '1 hour ahead of you'],
    [360, '6 hours ahead of you'],
    [-30, '½ hour behind you'],
    [-345, '5¾ hours behind you'],
  ])('says a distance of %i minutes as %s', (minutes, words) => {
    expect(formatDistance(minutes)).toBe(words)
  })
})

describe('formatAskedHour', () => {
  it.each([
    ['America/New_York', 10.5, 'At 10.30 it is 16.30 here, and I am at my desk until noon, your time.'],
    ['America/New_York', 14.5, 'At 14.30 it is 20.30 here: my desk is empty. Back on Monday, 3.00 your time.'],
    ['America/New_York', 1, 'At 1.00 it is 7.00 here: my desk is empty. Back today, 3.00 your time.'],
    ['America/Los_Angeles', 9.5, 'At 9.30 it is 18.30 here: my desk is empty. Back on Monday, 0.00 your time.'],
    ['America/New_York', 12, 'At 12.00 it is 18.00 here: my desk is empty. Back on Monday, 3.00 your time.'],
    ['Europe/Paris', 12, 'At 12.00 I am at my desk until 18.00.'],
    ['Europe/Paris', 7, 'At 7.00 my desk is empty. Back today, 9.00.'],
    ['Europe/Paris', 19.25, 'At 19.15 my desk is empty. Back on Monday, 9.00.'],
  ])('answers in %s for hour %d of a Friday', (zone, hour, words) => {
    expect(formatAskedHour(askHour(hours, zone, Date.parse('2026-11-20T15:42Z'), hour * 60))).toBe(words)
  })
})

describe('formatDesk', () => {
  it.each([
    ['America/New_York', '2026-11-20T15:42Z', 'At my desk until noon, your time'],
    ['Asia/Tokyo', '2026-11-20T15:42Z', 'At my desk until 2.00, your time'],
    ['Europe/Paris', '2026-11-20T15:42Z', 'At my desk until 18.00'],
    ['UTC', '2026-11-20T15:42Z', 'At my desk until 17.00, your time'],
    ['America/New_York', '2026-11-19T18:30Z', 'Next together: Friday, 9.00\u00a0to\u00a012.00'],
    ['America/New_York', '2026-11-20T06:00Z', 'Next together: today, 9.00\u00a0to\u00a012.00'],
    ['America/New_York', '2026-11-20T18:30Z', 'Next together: Monday, 9.00\u00a0to\u00a012.00'],
    ['Asia/Kolkata', '2026-11-20T06:00Z', 'Next together: today, 13.30\u00a0to\u00a017.00'],
    ['Europe/Paris', '2026-11-20T07:00Z', 'Back today, 9.00'],
    ['Europe/Paris', '2026-11-20T17:00Z', 'Back on Monday, 9.00'],
    ['America/Los_Angeles', '2026-11-22T20:00Z', 'Back on Monday, 0.00\u00a0to\u00a09.00 your time'],
    ['Asia/Tokyo', '2026-11-20T06:00Z', 'Back today, 17.00\u00a0to\u00a02.00 your time'],
  ])('says in %s at %s: %s', (zone, now, words) => {
    const instant = Date.parse(now)
    const asked = askHour(hours, zone, instant, wallTime(zone, instant).minutes)
    expect(formatDesk(asked, nextShared(hours, zone, instant))).toBe(words)
  })
})
