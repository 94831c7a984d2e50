import { describe, expect, it } from 'vitest'
import { euroOf } from '../../../../src/features/devices/euro'
import { limitOf, stockOf, sumsOf } from '../../../../src/features/devices/order-list/order'
import { order } from './device-data'

const [plums] = order.articles

describe('an order', () => {
  it('adds up its lines, takes VAT of the whole and counts what is filled in', () => {
    expect(sumsOf(order, [2, 1], 1)).toEqual({
      lines: [2000, 550],
      delivery: 0,
      net: 2550,
      vat: 230,
      total: 2780,
      kilograms: 20,
      filled: 2,
    })
  })

  it('adds what its slot costs before VAT', () => {
    expect(sumsOf(order, [1, 0], 2)).toMatchObject({ delivery: 450, net: 1450, vat: 131, total: 1581, filled: 1 })
  })

  it('stops at the stock and at what the pallet carries', () => {
    expect(limitOf(order, plums, 1, 5)).toBeUndefined()
    expect(limitOf(order, plums, 1, 16)).toBe('5 kg will not fit')
    expect(limitOf(order, plums, 2, 5)).toBe('the last of them')
  })

  it('says what is left of an article that is low', () => {
    expect(stockOf(order, plums, 1)).toBe('low, 2 left')
    expect(stockOf(order, plums, 2)).toBe('the last of them')
    expect(stockOf(order, { ...plums, stock: 4 }, 1)).toBeUndefined()
  })

  it('writes amounts with a comma and points', () => {
    expect([0, 5, 41718, 123456789].map(euroOf)).toEqual([
      '€\u00A00,00',
      '€\u00A00,05',
      '€\u00A0417,18',
      '€\u00A01.234.567,89',
    ])
  })
})
