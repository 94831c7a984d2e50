import { describe, expect, it } from 'vitest'
import { isFresh } from '../../../../src/lib/time/is-fresh'

describe('isFresh', () => {
  it.each([
    ['2026-11-20T00:00Z', true],
    ['2027-01-19T23:59Z', true],
    ['2027-01-20T00:00Z', false],
  ])('of what was checked on 20 November, at %s, is %s', (now, fresh) => {
    expect(isFresh('2026-11-20', Date.parse(now))).toBe(fresh)
  })
})
