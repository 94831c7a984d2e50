import { describe, expect, it } from 'vitest'
import { columnsAt } from '../../../../src/features/gallery/columns'
import { placeWorks } from '../../../../src/features/gallery/place-works'

const ratios = Array.from({ length: 24 }, (_, index) => [1.5, 0.8, 1, 2.33][index % 4] ?? 1)
const works = ratios.map((ratio) => ({ ratio }))

describe('columnsAt', () => {
  it.each([
    [2, { phone: 1, tablet: 2, wide: 2 }],
    [3, { phone: 2, tablet: 3, wide: 3 }],
    [4, { phone: 2, tablet: 3, wide: 4 }],
  ])('gives %i columns their number at every width', (columns, expected) => {
    expect(columnsAt(columns)).toEqual(expected)
  })
})

it('gives a spectrum bands on phones, and years all their columns on tablets, but not a wall', () => {
  expect(columnsAt(3, 'colour')).toEqual({ phone: 1, tablet: 3, wide: 3 })
  expect(columnsAt(4, 'year')).toEqual({ phone: 2, tablet: 4, wide: 4 })
  expect(columnsAt(4, 'wall')).toEqual({ phone: 2, tablet: 3, wide: 4 })
  expect(columnsAt(4, 'sheet')).toEqual({ phone: 4, tablet: 4, wide: 4 })
})

describe('placeWorks', () => {
  it('leaves upright works a margin in the single column of a phone', () => {
    const two = { arrangement: 'masonry', columns: 2, fluid: false }
    const { phone, wide } = placeWorks([{ ratio: 0.5 }, { ratio: 2 }], two)
    expect(phone.map(({ rise }) => rise)).toEqual([0, 1.5])
    expect(wide.map(({ column }) => column)).toEqual([1, 2])
  })

  it.each(['tablet', 'wide'] as const)('ends the columns of details on one line, %s', (width) => {
    const some = ratios.slice(0, 17)
    const places = placeWorks(works.slice(0, 17), {
      arrangement: 'masonry',
      columns: 3,
      fluid: true,
      hang: 'detail',
    })[width]
    const gap = width === 'wide' ? 8 / ((1440 - 16) / 3) : 8 / ((820 - 8) / 2)
    const ends = new Map(
      places.map(({ column, rise, above, extra = 0 }, at) => [
        column,
        rise + above * gap + 1 / (some[at] ?? 1) + extra,
      ]),
    )
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(0.001)
  })

  it('ends the columns of everything on one line, and shows enough of those it cuts', () => {
    const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
    const many = Array.from({ length: 24 }, (_, at) => ({ ratio: [1.5, 0.8, 1, 1.9][at % 4] ?? 1 }))
    const places = placeWorks(many, gallery).wide
    const gap = 8 / 354
    const heights = many.map(({ ratio }, at) => 1 / ratio + (places[at]?.extra ?? 0))
    const ends = [1, 2, 3, 4].map((column) =>
      Math.max(
        ...places.map((one, at) => (one.column === column ? one.rise + one.above * gap + (heights[at] ?? NaN) : 0)),
      ),
    )
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.001)
    expect(Math.min(...heights)).toBeGreaterThan(0.4)
  })

  it('spans the columns of a phone with wide screens, and ends what hangs between them level', () => {
    const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
    const wide = { ratio: 2, screen: true }
    const { phone, wide: desktop } = placeWorks([{ ratio: 1 }, { ratio: 0.8 }, wide, { ratio: 2 }, wide, wide], gallery)
    expect(phone.map(({ span }) => span)).toEqual([undefined, undefined, 2, 2, 2, 2])
    const [, other, below, alone, last] = phone
    expect(other?.column).toBe(2)
    expect(other?.extra, 'cut where the first ends').toBeCloseTo(-0.25)
    expect([below, alone, last].map((place) => place?.rise)).toEqual([1, 2, 3])
    expect(desktop.every(({ span }) => span === undefined)).toBe(true)
  })

  it('cuts no photograph of everything to a strip on a phone', () => {
    const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
    const many = Array.from({ length: 8 }, (_, at) => ({ ratio: [0.5, 0.5, 0.8, 0.5][at % 4] ?? 1 }))
    const { phone } = placeWorks(many, gallery)
    const heights = many.map(({ ratio }, at) => 1 / ratio + (phone[at]?.extra ?? 0))
    expect(Math.min(...heights)).toBeCloseTo(0.65)
  })

  it('leaves the few works of everything that a filter shows as they were made', () => {
    const few = Array.from({ length: 7 }, (_, at) => ({ ratio: [1.5, 0.5][at % 2] ?? 1 }))
    const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
    expect(placeWorks(few, gallery).wide.some(({ extra }) => extra)).toBe(false)
  })

  it('ends the columns of few works on one line where they differ little', () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({ ratio: [1.5, 1.5, 1.5, 1.4][at % 4] ?? 1 }))
    const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
    const { wide } = placeWorks(eight, gallery)
    expect(wide[7]?.extra).toBeCloseTo(2 / 1.5 - 2 / 1.4)
  })

  it.each(['phone', 'tablet', 'wide'] as const)(
    'hangs no screen below another, cuts none and gives none an empty ground, %s',
    (width) => {
      const mixed = Array.from({ length: 24 }, (_, at) => ({ ratio: [1.5, 0.8, 1][at % 3] ?? 1, screen: at % 3 === 1 }))
      const gallery = { arrangement: 'masonry', columns: 4, fluid: true, hang: 'everything' }
      const places = placeWorks(mixed, gallery)[width]
      for (const column of new Set(places.map((place) => place.column))) {
        const screens = places.flatMap((place, at) => (place.column === column ? [mixed[at]?.screen] : []))
        expect(screens.some((screen, at) => screen && screens[at + 1])).toBe(false)
      }
      for (const [at, { extra = 0 }] of places.entries()) if (mixed[at]?.screen) expect(extra).toBe(0)
    },
  )

  it('shares what a column lacks among its photographs, however many screens stand between them', () => {
    // Two phones end two columns far below the third, and stay whole.
    const kinds = ['photo', 'photo', 'photo', 'photo', 'photo', 'photo', 'wide', 'phone', 'phone']
    const mixed = kinds.map((kind) => ({ ratio: kind === 'phone' ? 0.5 : 1.5, screen: kind !== 'photo' }))
    const gallery = { arrangement: 'masonry', columns: 3, fluid: true, hang: 'everything' }
    const extras = placeWorks(mixed, gallery).wide.map(({ extra = 0 }) => extra)
    expect(extras.filter((_, at) => mixed[at]?.screen)).toEqual([0, 0, 0])
    expect(Math.max(...extras)).toBeLessThan(0.7)
  })

  it('places one work, and none', () => {
    for (const hang of ['detail', 'everything', 'list']) {
      expect(placeWorks([], { arrangement: 'masonry', columns: 3, fluid: true, hang }).wide).toEqual([])
      expect(placeWorks([{ ratio: 1.5 }], { arrangement: 'masonry', columns: 3, fluid: true, hang }).wide).toHaveLength(
        1,
      )
    }
  })

  it('leaves no room for a text in the two columns that details have on tablets', () => {
    const { tablet } = placeWorks(works, { arrangement: 'masonry', columns: 3, fluid: true, hang: 'detail' })
    expect(new Set(tablet.map(({ column, head }) => `${column}:${head}`))).toEqual(new Set(['1:0', '2:0']))
  })

  it('sets a grid in equal rows', () => {
    const { phone, wide } = placeWorks(works, { arrangement: 'grid', columns: 3, fluid: false })
    expect(wide.slice(0, 5).map(({ column }) => column)).toEqual([1, 2, 3, 1, 2])
    expect(phone.slice(0, 5).map(({ column }) => column)).toEqual([1, 2, 1, 2, 1])
    expect(wide.every(({ rise }) => rise === 0)).toBe(true)
  })

  it.each([2, 3, 4])('hangs masonry of %i columns so that they end close to each other', (columns) => {
    const { wide } = placeWorks(works, { arrangement: 'masonry', columns, fluid: columns > 2 })
    const heights = Array.from({ length: columns }, (_, index) =>
      wide.reduce((sum, { column }, i) => (column === index + 1 ? sum + 1 / (ratios[i] ?? 1) : sum), 0),
    )
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5)
  })

  it('leaves room for the intro at the head of the second of two columns, but not on phones', () => {
    const { phone, tablet, wide } = placeWorks(works, { arrangement: 'masonry', columns: 2, fluid: false })
    for (const places of [tablet, wide]) {
      expect(new Set(places.map(({ column, head }) => `${column}:${head}`))).toEqual(new Set(['1:0', '2:1']))
    }
    expect(phone.every(({ column, head }) => column === 1 && head === 0)).toBe(true)
  })
})
