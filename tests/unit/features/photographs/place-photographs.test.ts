import { describe, expect, it } from 'vitest'
import { placePhotographs, type Spot } from '../../../../src/features/photographs/place-photographs'

const WIDE = 3 / 2
const SQUARE = 1
const UPRIGHT = 4 / 5
const TALL = 2 / 3
const PANORAMA = 21 / 9

const spans = (ratios: number[]) => placePhotographs(ratios).map(({ start, span }) => `${start}+${span}`)
const edges = (ratios: number[]) => placePhotographs(ratios).map(({ edge }) => edge)

/** Height of a row in px where twelve columns are 1312 px wide. */
const height = (ratios: number[]) => Math.round((placePhotographs(ratios)[0]?.height ?? NaN) * 1312)

/** How much of a photograph is cut off at 1440 px, from 0 to 1. */
function crop({ span, height = NaN, edge }: Spot, ratio: number): number {
  const width = span * 112 - 32 + (edge ? 64 : 0)
  const drawn = width / (height * 1312)
  return 1 - Math.min(drawn / ratio, ratio / drawn)
}

describe('rows of photographs', () => {
  it.each([
    ['two wide ones', [WIDE, WIDE], ['1+6', '7+6'], 420],
    ['wide and square', [WIDE, SQUARE], ['1+7', '8+5'], 512],
    ['tall and wide', [TALL, WIDE], ['1+4', '5+8'], 592],
    ['wide and tall', [WIDE, TALL], ['1+8', '9+4'], 592],
    ['square and upright', [SQUARE, UPRIGHT], ['1+7', '8+5'], 704],
    ['two upright ones', [UPRIGHT, UPRIGHT], ['1+6', '7+6'], 800],
  ])('set %s in whole columns at one height', (_, ratios, places, near) => {
    expect(spans(ratios)).toEqual(places)
    expect(Math.abs(height(ratios) - near)).toBeLessThanOrEqual(16)
  })

  it('cut off at most a tenth of any photograph', () => {
    const all = [WIDE, SQUARE, UPRIGHT, TALL]
    for (const first of [WIDE, UPRIGHT])
      for (const second of all) {
        const [left, right] = placePhotographs([first, second])
        expect(left && crop(left, first), `${first} beside ${second}`).toBeLessThanOrEqual(0.101)
        expect(right && crop(right, second), `${second} beside ${first}`).toBeLessThanOrEqual(0.101)
      }
  })

  it('give columns to the one beside the edge in wide windows, so that both are cropped by at most a tenth', () => {
    for (const [first, second] of [
      [WIDE, SQUARE],
      [WIDE, WIDE],
      [TALL, WIDE],
      [WIDE, TALL],
    ] as const)
      for (const [window, margin] of [
        ['wide', 240],
        ['widest', 520],
      ] as const) {
        const row = placePhotographs([first, second])
        const [one, other] = row.map(({ span, edge, bleed }) => {
          const given = bleed?.[window] ?? NaN
          const width = (span + (edge ? -given : given)) * (1552 / 12) - 32 + (edge ? margin : 0)
          return width / (edge === row[0]?.edge ? first : second)
        })
        const kept = Math.min(one ?? NaN, other ?? NaN) / Math.max(one ?? NaN, other ?? NaN)
        expect(1 - Math.sqrt(kept), `${first} beside ${second}, ${window}`).toBeLessThanOrEqual(0.1)
      }
    expect(placePhotographs([UPRIGHT, UPRIGHT]).map(({ bleed }) => bleed)).toEqual([undefined, undefined])
  })

  it('have two upright ones beside each other on phones too, at one ratio, unless that cuts off too much', () => {
    const pairs = (ratios: number[]) => placePhotographs(ratios).map(({ pair }) => pair?.toFixed(2))
    expect(pairs([TALL, UPRIGHT])).toEqual(['0.73', '0.73'])
    expect(pairs([TALL, 0.89])).toEqual([undefined, undefined])
    expect(pairs([UPRIGHT, WIDE, UPRIGHT])).toEqual([undefined, undefined, undefined])
  })

  it('give a panorama the whole window, and what is left beside it a row of its own', () => {
    expect(placePhotographs([WIDE, PANORAMA, UPRIGHT])).toEqual([
      { start: 4, span: 9, edge: 'right', shape: 'wide' },
      { start: 1, span: 12, edge: 'both', shape: 'panorama' },
      { start: 4, span: 6, shape: 'upright' },
    ])
  })

  it('let the wide one of a row run on to its edge, of two wide ones in turn, and no upright one', () => {
    expect(edges([WIDE, SQUARE, WIDE, WIDE, WIDE, WIDE])).toEqual([
      'left',
      undefined,
      undefined,
      'right',
      'left',
      undefined,
    ])
    expect(edges([TALL, WIDE])).toEqual([undefined, 'right'])
    expect(edges([UPRIGHT, UPRIGHT, SQUARE, UPRIGHT])).toEqual([undefined, undefined, undefined, undefined])
  })

  it('take any number of photographs, none too', () => {
    expect(placePhotographs([])).toEqual([])
    for (let count = 1; count < 9; count += 1)
      expect(placePhotographs(Array.from({ length: count }, () => WIDE))).toHaveLength(count)
  })
})
