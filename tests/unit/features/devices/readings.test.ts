import { describe, expect, it } from 'vitest'
import { linesOf, rangeOf, readingAt } from '../../../../src/features/devices/floor-plan/readings'
import { plan } from './device-data'

const [hall, attic] = plan.rooms

describe('a reading', () => {
  it('is what was read at a full hour, and lies on the line between two hours', () => {
    expect(readingAt(plan, hall, 8 * 60).value).toBe(500)
    expect(readingAt(plan, hall, 9 * 60).value).toBe(900)
    expect(readingAt(plan, hall, 8 * 60 + 15).value).toBe(600)
  })

  it('turns where there is a reading between the hours', () => {
    expect(readingAt(plan, hall, 9 * 60 + 30).value).toBe(1300)
    expect(readingAt(plan, hall, 9 * 60 + 45).value).toBe(1000)
  })

  it('is told by the limits: a value at a limit is not above it', () => {
    const levels = [8 * 60, 9 * 60, 9 * 60 + 30].map((now) => readingAt(plan, hall, now).level)
    expect(levels).toEqual([0, 1, 2])
    expect(readingAt({ ...plan, limits: [500, 900] }, hall, 8 * 60).level).toBe(0)
    expect(readingAt({ ...plan, limits: [500, 900] }, hall, 9 * 60).level).toBe(1)
  })

  it('is missing while the sensor is silent, and says when it was last heard', () => {
    expect(readingAt(plan, attic, 8 * 60 + 30)).toMatchObject({ value: undefined, lastHeard: '08:00' })
    expect(readingAt(plan, attic, 8 * 60).value).toBe(450)
    expect(readingAt(plan, attic, 9 * 60).value).toBe(470)
  })

  it('has the reason that began last', () => {
    expect(readingAt(plan, hall, 8 * 60 + 59).why).toBe('Doors open.')
    expect(readingAt(plan, hall, 9 * 60).why).toBe('A choir.')
  })
})

describe('the line of a room', () => {
  it('turns at every reading', () => {
    expect(linesOf(plan, hall)).toEqual([
      [
        { at: 8 * 60, value: 500 },
        { at: 9 * 60, value: 900 },
        { at: 9 * 60 + 30, value: 1300 },
        { at: 10 * 60, value: 700 },
      ],
    ])
  })

  it('has a gap where the sensor was silent', () => {
    expect(linesOf(plan, attic)).toEqual([
      [{ at: 8 * 60, value: 450 }],
      [
        { at: 9 * 60, value: 470 },
        { at: 10 * 60, value: 460 },
      ],
    ])
  })
})

describe('the range of the curves', () => {
  const withReadings = (...hourly: number[]) => rangeOf({ ...plan, rooms: [{ ...hall, hourly, between: [] }, attic] })

  it('holds every reading of every room, in round numbers', () => {
    expect(rangeOf(plan)).toEqual([400, 1300])
    expect(withReadings(500, 1500)).toEqual([400, 1500])
    expect(rangeOf({ limits: [20, 23], rooms: [{ ...hall, hourly: [18, 24], between: [] }] })).toEqual([18, 24])
  })

  it('holds limits that no reading reaches', () => {
    expect(rangeOf({ limits: [310, 1200], rooms: [attic] })).toEqual([300, 1200])
  })
})
