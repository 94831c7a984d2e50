import { describe, expect, it } from 'vitest'
import { endOf, nextOpening, testOf } from '../../../../src/features/devices/landolt/chart'

const rule = { lines: [0.25, 0.5, 1], read: 2, missed: 2 }
const right = { opening: 'up', answer: 'up' }
const wrong = { opening: 'up', answer: 'left' }

describe('an eye test', () => {
  it('begins with the first line and no figure', () => {
    expect(testOf(rule, [])).toEqual({ lines: [[]], line: 0, isOver: false, visus: undefined })
  })

  it('goes to the next line after two right answers, a miss between them or not', () => {
    expect(testOf(rule, [right, right])).toMatchObject({ line: 1, visus: 0.25, isOver: false })
    expect(testOf(rule, [right, wrong, right])).toMatchObject({ line: 1, visus: 0.25, isOver: false })
  })

  it('ends after two misses in a line, with the figure of the line before', () => {
    const test = testOf(rule, [right, right, wrong, right, wrong])
    expect(test).toMatchObject({ line: 1, visus: 0.25, last: right, isOver: true })
    expect(endOf(test, rule)).toBe('One line read, two misses on the second.')
  })

  it('ends after the last line', () => {
    const test = testOf(rule, [right, right, right, right, right, right])
    expect(test).toMatchObject({ line: 2, visus: 1, isOver: true })
    expect(endOf(test, rule)).toBe('Three lines read, which is all of them.')
  })

  it('never opens three times running in one place', () => {
    const openings = [0, 0.3, 0.6, 0.99].map((random) => nextOpening(['up', 'up'], random))
    expect(openings).not.toContain('up')
    expect(nextOpening(['down', 'up'], 0)).toBe('up')
  })
})
