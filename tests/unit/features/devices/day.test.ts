import { describe, expect, it } from 'vitest'
import { durationOf, minutesOf, timeOf } from '../../../../src/lib/time/clock-time'
import { partBetween, sentenceAt, stopBeside } from '../../../../src/features/devices/day-route/route'
import { readingOf } from '../../../../src/features/devices/receipt/use-reading'
import { kilometresOf, sumsAt } from '../../../../src/features/devices/work-day/day-sums'

const job = { name: 'Job', place: 'Street 1', note: 'Ring', steps: 2, done: 1 }
const day = {
  week: { before: '30:00', planned: '38:00' },
  jobs: [
    { ...job, from: '08:00', to: '09:25', at: '08:45', drive: null },
    { ...job, from: '10:00', to: '12:05', at: '10:24', drive: { kilometres: 9.1, minutes: 22 } },
    { ...job, from: '12:45', to: '14:00', at: '13:05', drive: { kilometres: 4.2, minutes: 11 } },
  ],
}
const route = {
  stops: [
    { at: '09:00', name: 'A' },
    { at: '10:00', name: 'B' },
    { at: '12:00', name: 'C' },
  ],
  says: [
    { from: '09:00', term: 'First', text: 'To B' },
    { from: '11:00', term: 'Next', text: 'An hour left' },
  ],
}

describe('a day of work', () => {
  it('counts the jobs before in full, the open one until its moment, and the drives', () => {
    const sums = day.jobs.map((_, open) => sumsAt(day, open))
    expect(sums.map(({ work }) => durationOf(work))).toEqual(['0:45', '1:49', '3:50'])
    expect(sums.map(({ kilometres }) => kilometresOf(kilometres))).toEqual(['0.0', '9.1', '13.3'])
    expect(sums.map(({ week }) => durationOf(week))).toEqual(['30:45', '31:49', '33:50'])
  })

  it('writes times and reads them back', () => {
    expect(['00:00', '09:05', '17:59'].map(minutesOf).map(timeOf)).toEqual(['00:00', '09:05', '17:59'])
  })
})

describe('a day of travel', () => {
  it('says the last sentence that has begun', () => {
    expect(sentenceAt(route, minutesOf('10:59'))?.text).toBe('To B')
    expect(sentenceAt(route, minutesOf('11:00'))?.text).toBe('An hour left')
  })

  it('tells how much of a leg is over', () => {
    const over = (time: string) => partBetween(minutesOf('10:00'), 120, minutesOf(time))
    expect(['09:00', '10:00', '10:30', '12:00', '13:00'].map(over)).toEqual([0, 0, 0.25, 1, 1])
  })

  it('finds the stop before and after, but not the one it is at', () => {
    expect(stopBeside(route, minutesOf('10:00'), 1)).toBe(2)
    expect(stopBeside(route, minutesOf('10:00'), -1)).toBe(0)
    expect(stopBeside(route, minutesOf('10:30'), -1)).toBe(1)
    expect(stopBeside(route, minutesOf('12:00'), 1)).toBeUndefined()
    expect(stopBeside(route, minutesOf('09:00'), -1)).toBeUndefined()
  })
})

describe('a receipt', () => {
  const at = (top: number, height: number) => ({ top, bottom: top + height })

  it('is read from the moment its top is at seven tenths of the window until its middle is at four tenths', () => {
    const read = (top: number) => readingOf(at(top, 600), at(top + 70, 400), 1000)
    expect(read(900)).toBe(0)
    expect(read(700)).toBe(0)
    expect(read(400)).toBe(0.5)
    expect(read(100)).toBe(1)
    expect(read(-900)).toBe(1)
  })

  it('above its fields, is read from the moment they come into view until all of them have', () => {
    const read = (top: number) => readingOf(at(top, 450), at(top + 500, 150), 1000)
    expect(read(900)).toBe(0)
    expect(read(450)).toBe(0)
    expect(read(300)).toBe(0.5)
    expect(read(150)).toBe(1)
    expect(read(-900)).toBe(1)
  })
})
