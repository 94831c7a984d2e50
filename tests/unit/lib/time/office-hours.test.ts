import { describe, expect, it } from 'vitest'
import { askHour, nextShared, planDay } from '../../../../src/lib/time/office-hours'

const hours = { timeZone: 'Europe/Amsterdam', from: 9, to: 18 }
const plan = (zone: string, now: string) => planDay(hours, zone, Date.parse(now))
const span = (start: number, end: number) => ({ start: start * 60, end: end * 60 })

describe('planDay', () => {
  it('puts the hours into the day of a visitor in New York', () => {
    expect(plan('America/New_York', '2026-11-20T15:42Z')).toMatchObject({
      own: [span(3, 12)],
      open: true,
      range: span(3, 12),
      shared: [span(9, 12)],
      same: false,
    })
  })

  it.each([
    ['both on winter time', '2026-03-06T15:00Z', 3, 12],
    ['New York already on summer time', '2026-03-13T15:00Z', 4, 13],
    ['both on summer time', '2026-04-03T15:00Z', 3, 12],
    ['Amsterdam already on winter time', '2026-10-28T15:00Z', 4, 13],
    ['both on winter time again', '2026-11-04T15:00Z', 3, 12],
  ])('follows the clock changes of both sides: %s', (_, now, start, end) => {
    expect(plan('America/New_York', now).own).toEqual([span(start, end)])
  })

  it.each([
    ['before it', '2026-03-27T10:00Z'],
    ['on the Monday after it', '2026-03-30T10:00Z'],
  ])('keeps the hours of a visitor in the same zone across a clock change: %s', (_, now) => {
    expect(plan('Europe/Amsterdam', now)).toMatchObject({ own: [span(9, 18)], same: true, shared: [span(9, 17)] })
  })

  it('counts a zone of another name with the same clock as the same', () => {
    expect(plan('Europe/Paris', '2026-07-01T10:00Z').same).toBe(true)
    expect(plan('Africa/Algiers', '2026-01-14T10:00Z').same).toBe(true)
    expect(plan('Africa/Algiers', '2026-07-01T10:00Z').same).toBe(false)
  })

  it.each([
    ['before them', 'UTC', '2026-11-19T07:00Z', [span(9, 17)]],
    ['within them', 'UTC', '2026-11-19T12:00Z', [span(12, 17)]],
    ['at their end', 'UTC', '2026-11-19T17:00Z', []],
    ['at the weekend, which has none', 'UTC', '2026-11-21T12:00Z', []],
    ['where the days never meet', 'Pacific/Auckland', '2026-03-09T23:00Z', []],
  ])('knows what is left of the shared hours: %s', (_, zone, now, left) => {
    expect(plan(zone, now).left).toEqual(left)
  })

  it.each([
    ['before the hours', 'UTC', '2026-11-19T07:59Z', false],
    ['within them', 'UTC', '2026-11-19T08:00Z', true],
    ['at their end', 'UTC', '2026-11-19T17:00Z', false],
    ['within those of Friday, on Saturday', 'Asia/Tokyo', '2026-11-20T16:00Z', true],
    ['at the weekend', 'UTC', '2026-11-21T12:00Z', false],
  ])('knows whether the owner is at the desk: %s', (_, zone, now, atDesk) => {
    expect(plan(zone, now).atDesk).toBe(atDesk)
  })

  it('wraps past midnight in Auckland', () => {
    // Tuesday, 10 March 2026, on summer time there: twelve hours ahead.
    expect(plan('Pacific/Auckland', '2026-03-09T23:00Z')).toMatchObject({
      own: [span(0, 6), span(21, 24)],
      range: span(21, 30),
      shared: [],
      open: true,
    })
  })

  it('knows that Monday morning in Auckland is still Sunday there', () => {
    expect(plan('Pacific/Auckland', '2026-03-08T20:00Z')).toMatchObject({ own: [span(21, 24)], open: true })
  })

  it('knows that Saturday morning in Auckland is still Friday there, until its hours are over', () => {
    expect(plan('Pacific/Auckland', '2026-03-13T16:59Z')).toMatchObject({ own: [span(0, 6)], open: true })
    expect(plan('Pacific/Auckland', '2026-03-13T17:00Z')).toMatchObject({ own: [span(21, 24)], open: false })
  })

  it('closes at the weekend, shows the next hours, and says when they are', () => {
    expect(plan('America/New_York', '2026-11-21T15:00Z')).toMatchObject({
      weekday: 'Saturday',
      own: [span(3, 12)],
      open: false,
      shared: [],
      next: { weekday: 'Monday', today: false, span: span(3, 12) },
    })
  })

  it('says the next start across the clock change of a weekend', () => {
    expect(plan('America/New_York', '2026-03-28T15:00Z').next).toEqual({
      weekday: 'Monday',
      today: false,
      span: span(3, 12),
    })
    expect(plan('UTC', '2026-03-28T15:00Z').next).toEqual({ weekday: 'Monday', today: false, span: span(7, 16) })
  })

  it('shows the next hours as they are across the clock change of a weekend', () => {
    expect(plan('America/New_York', '2026-03-28T15:00Z')).toMatchObject({ own: [span(3, 12)], range: span(3, 12) })
    expect(plan('UTC', '2026-03-28T15:00Z')).toMatchObject({ own: [span(7, 16)], range: span(7, 16) })
  })

  it('shows those that begin on Sunday where they do', () => {
    const own = { weekday: 'Saturday', open: false, own: [span(22, 24)], range: span(22, 31) }
    expect(plan('Pacific/Honolulu', '2026-11-21T20:00Z')).toMatchObject(own)
  })

  it('ends the next hours past midnight where they do', () => {
    const next = { weekday: 'Friday', today: true, span: span(17, 26) }
    expect(plan('Asia/Tokyo', '2026-11-20T02:00Z').next).toEqual(next)
  })

  it('starts next on the same day before the hours begin, and on the next one from then on', () => {
    expect(plan('UTC', '2026-11-19T07:59Z').next).toEqual({ weekday: 'Thursday', today: true, span: span(8, 17) })
    expect(plan('UTC', '2026-11-19T08:00Z').next).toEqual({ weekday: 'Friday', today: false, span: span(8, 17) })
  })

  it('keeps the minutes of a zone that is not on the hour', () => {
    expect(plan('Asia/Kathmandu', '2026-11-20T10:00Z').own).toEqual([{ start: 13 * 60 + 45, end: 22 * 60 + 45 }])
  })

  it('finds no shared hour where the days only touch', () => {
    expect(plan('America/Los_Angeles', '2026-11-20T18:00Z')).toMatchObject({ own: [span(0, 9)], shared: [] })
  })

  it('takes hours until midnight', () => {
    const late = { ...hours, from: 16, to: 24 }
    expect(planDay(late, 'Europe/Amsterdam', Date.parse('2026-11-20T10:00Z')).own).toEqual([span(16, 24)])
  })
})

describe('nextShared', () => {
  const next = (zone: string, now: string) => nextShared(hours, zone, Date.parse(now))

  it('finds those of today until they are over, then those of the next working day', () => {
    const shared = { span: span(9, 12) }
    expect(next('America/New_York', '2026-11-20T06:00Z')).toMatchObject({ weekday: 'Friday', today: true, ...shared })
    expect(next('America/New_York', '2026-11-20T16:59Z')).toMatchObject({ weekday: 'Friday', today: true, ...shared })
    expect(next('America/New_York', '2026-11-20T17:00Z')).toMatchObject({ weekday: 'Monday', today: false, ...shared })
  })

  it('finds them on the clocks of their day, which may have changed by then', () => {
    expect(next('America/New_York', '2026-03-27T20:00Z')).toMatchObject({ weekday: 'Monday', span: span(9, 12) })
    expect(next('UTC', '2026-03-27T20:00Z')).toMatchObject({ weekday: 'Monday', span: span(9, 16) })
  })

  it('finds none where the days never meet', () => {
    expect(next('Asia/Tokyo', '2026-11-20T06:00Z')).toBeUndefined()
  })
})

describe('askHour', () => {
  const ask = (zone: string, now: string, hour: number) => askHour(hours, zone, Date.parse(now), hour * 60)

  it('tells the owner’s time at an hour of the visitor’s day, and whether anybody is at the desk', () => {
    const now = '2026-11-20T15:42Z'
    expect(ask('America/New_York', now, 10.5)).toMatchObject({ there: 16.5 * 60, atDesk: true, same: false })
    expect(ask('America/New_York', now, 12)).toMatchObject({ there: 18 * 60, atDesk: false })
    expect(ask('America/New_York', now, 3)).toMatchObject({ there: 9 * 60, atDesk: true })
    expect(ask('Europe/Paris', now, 9)).toMatchObject({ there: 9 * 60, atDesk: true, same: true })
  })

  it('says when the owner is back: the same day before the hours begin, Monday from Friday evening on', () => {
    expect(ask('UTC', '2026-11-19T12:00Z', 6).next).toEqual({ weekday: 'Thursday', today: true, span: span(8, 17) })
    expect(ask('UTC', '2026-11-20T12:00Z', 20).next).toEqual({ weekday: 'Monday', today: false, span: span(8, 17) })
  })

  it('says when the hours of the owner’s day end, on the clock of the visitor', () => {
    expect(ask('America/New_York', '2026-11-20T15:42Z', 10.5).until).toBe(12 * 60)
    expect(ask('Asia/Tokyo', '2026-11-21T01:00Z', 1).until).toBe(2 * 60)
  })

  it('knows that it is the weekend there already', () => {
    expect(ask('America/Los_Angeles', '2026-11-20T18:00Z', 16)).toMatchObject({ there: 60, atDesk: false })
    expect(ask('Asia/Tokyo', '2026-11-21T01:00Z', 1)).toMatchObject({ there: 17 * 60, atDesk: true })
  })
})
