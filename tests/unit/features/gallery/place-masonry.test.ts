import { describe, expect, it } from 'vitest'
import { placeMasonry } from '../../../../src/features/gallery/place-masonry'

const level = { columns: 2, width: 100, step: 0, tolerance: 0 }
const place = (ratios: number[], options: Parameters<typeof placeMasonry>[1]) =>
  placeMasonry(
    ratios.map((ratio) => ({ ratio })),
    options,
  )
const columns = (...of: Parameters<typeof place>) => place(...of).map(({ column }) => column)

describe('placeMasonry', () => {
  it('fills the first row from left to right', () => {
    expect(columns([1, 2, 0.5, 1], { ...level, columns: 4 })).toEqual([1, 2, 3, 4])
  })

  it('hangs the next work under the shortest column', () => {
    expect(columns([2, 0.5, 1, 1, 1], { ...level, columns: 3 })).toEqual([1, 2, 3, 1, 3])
  })

  it('takes the leftmost of columns that are level within the tolerance', () => {
    // The left column is 100 px high, the right one 50.
    expect(columns([1, 2, 1], { ...level, tolerance: 49 })).toEqual([1, 2, 2])
    expect(columns([1, 2, 1], { ...level, tolerance: 50 })).toEqual([1, 2, 1])
  })

  it('says what is above a work: heights of images as shares of the width, and how many', () => {
    expect(place([1, 2, 2, 1], { ...level, step: 10 }).slice(2)).toEqual([
      { column: 2, rise: 0.5, above: 1, head: 0 },
      { column: 1, rise: 1, above: 1, head: 0 },
    ])
  })

  it('counts captions and gaps as height', () => {
    // Two small images with captions are higher than a large one.
    expect(columns([1, 2, 2, 1], { ...level, step: 60 })).toEqual([1, 2, 2, 1])
    expect(columns([1, 2, 2.1, 1], { ...level, step: 0 })).toEqual([1, 2, 2, 2])
  })

  it('starts the last column below the text at its head', () => {
    const places = place([1, 1, 1], { ...level, head: 150 })
    expect(places.map(({ column }) => column)).toEqual([1, 1, 2])
    expect(places.map(({ head }) => head)).toEqual([0, 0, 1])
  })

  it('hangs a screen under the next shortest column where the shortest ends with one', () => {
    const works = [{ ratio: 2, screen: true }, { ratio: 1 }, { ratio: 1, screen: true }, { ratio: 1, screen: true }]
    expect(placeMasonry(works, level).map(({ column }) => column)).toEqual([1, 2, 2, 1])
  })

  it('puts every work into the single column of a phone', () => {
    expect(columns([1, 0.5, 2], { ...level, columns: 1 })).toEqual([1, 1, 1])
  })
})
