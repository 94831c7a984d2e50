import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'

type List = Pick<Queries.OrderListFragment, 'articles' | 'slots' | 'vat' | 'pallet' | 'low'>
type Article = List['articles'][number]

/** The sums of a list, amounts in cents. */
export interface Sums {
  /** Per article. */
  lines: number[]
  delivery: number
  /** Without VAT. */
  net: number
  vat: number
  total: number
  kilograms: number
  /** The number of lines with a quantity. */
  filled: number
}

/** Adds up a list: VAT is computed on the net total and rounded once. */
export function sumsOf({ articles, slots, vat }: List, quantities: readonly number[], slot: number): Sums {
  const lines = articles.map(({ cents }, line) => cents * (quantities[line] ?? 0))
  const delivery = slots[slot]?.cents ?? 0
  const net = lines.reduce((sum, line) => sum + line, delivery)
  const tax = Math.round((net * vat) / 100)
  return {
    lines,
    delivery,
    net,
    vat: tax,
    total: net + tax,
    kilograms: articles.reduce((sum, { kilograms }, line) => sum + kilograms * (quantities[line] ?? 0), 0),
    filled: lines.filter((line) => line > 0).length,
  }
}

/** Why no more of an article can be ordered, in words; undefined if it can. */
export function limitOf(
  { pallet }: List,
  { stock, kilograms }: Article,
  quantity: number,
  load: number,
): string | undefined {
  if (quantity >= stock) return STRINGS.devices.orderList.last
  if (load + kilograms <= pallet) return undefined
  return interpolate(STRINGS.devices.orderList.heavy, { count: formatNumber(kilograms) })
}

/** A note on an article's stock, when low. */
export function stockOf({ low }: List, { stock }: Article, quantity: number): string | undefined {
  if (quantity === stock) return STRINGS.devices.orderList.last
  return stock <= low ? interpolate(STRINGS.devices.orderList.low, { count: stock }) : undefined
}
