import { describe, expect, it } from 'vitest'
import { fitsTablet, placeLabel, without } from '../../../../src/features/contact/place-label'

const span = (start: number, end: number) => ({ start: start * 60, end: end * 60 })
const day = [span(9, 17)]

describe('the label of a bar', () => {
  it('is in the widest part of its bar that has its colour', () => {
    expect(placeLabel(23, [span(3, 4), span(5, 11)], [span(3, 12)])).toEqual({ side: 'inside', at: 300 })
  })

  it('is beside that part if it is wider, or at the other end of its bar where the row has more room', () => {
    expect(placeLabel(23, [span(8, 9)], [span(8, 17)])).toEqual({ side: 'before', at: 480 })
    expect(placeLabel(13, [span(17, 18)], [span(9, 18)])).toEqual({ side: 'after', at: 1080 })
    expect(placeLabel(23, [span(3, 4)], [span(3, 12)])).toEqual({ side: 'after', at: 720 })
  })

  it('is between the two bars of hours that cross midnight', () => {
    expect(placeLabel(23, [span(0, 4), span(20, 24)], [span(0, 4), span(20, 24)])).toEqual({ side: 'after', at: 240 })
  })

  it('is below the drawing if its bar has no row of its own, or if the row has no room either', () => {
    expect(placeLabel(13, [span(16, 17)], [])).toEqual({ side: 'below', at: 960 })
    expect(placeLabel(90, [span(8, 9)], day)).toEqual({ side: 'below', at: 480 })
  })

  it('has less room at the end of the day, which the page ends before', () => {
    expect(placeLabel(13, [span(21, 24)], [])).toEqual({ side: 'below', at: 1260 })
    expect(placeLabel(13, [span(20, 23)], [])).toEqual({ side: 'inside', at: 1200 })
  })

  it('is beside what both share if that is short, in the row of the visitor’s day', () => {
    expect(placeLabel(14, [span(16, 17)], day)).toEqual({ side: 'after', at: 1020 })
    expect(placeLabel(13, [span(9, 10)], day)).toEqual({ side: 'before', at: 540 })
  })
})

it('fits a bar of a tablet only with fewer letters', () => {
  expect(fitsTablet(34, [span(8, 17)])).toBe(true)
  expect(fitsTablet(36, [span(8, 17)])).toBe(false)
  expect(placeLabel(36, [span(8, 17)], []).side).toBe('inside')
})

it('takes spans out of others', () => {
  expect(without([span(3, 12)], day)).toEqual([span(3, 9)])
  expect(without(day, [span(10, 11)])).toEqual([span(9, 10), span(11, 17)])
  expect(without(day, day)).toEqual([])
})
