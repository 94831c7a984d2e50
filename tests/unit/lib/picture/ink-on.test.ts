import { describe, expect, it } from 'vitest'
import { contrast } from '../../../../src/lib/picture/contrast'
import { inkOn } from '../../../../src/lib/picture/ink-on'

describe('inkOn', () => {
  it.each([
    ['#ece5d6', '#11202f'],
    ['#a8442c', '#f6f6f2'],
    ['#6b7a59', '#ffffff'],
  ])('on %s is %s', (ground, ink) => {
    expect(inkOn(ground)).toBe(ink)
  })

  it('is legible on every grey', () => {
    for (let level = 0; level < 256; level += 1) {
      const ground = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
