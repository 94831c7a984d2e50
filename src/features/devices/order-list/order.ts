import { interpolate } from '../../../lib/text/interpolate'

type List = Pick<Queries.OrderListFragment, 'articles' | 'slots' | 'vat' | 'pallet' | 'low'>
type Article = List['articles'][number]

/** What a list comes to, amounts in cents. */
export interface Sums {
  /** Of each article. */
  lines: number[]
  delivery: number
  /** Without VAT. */
  net: number
  vat: number
  total: number
  kilograms: number
  /** How many lines have a quantity. */
  filled: number
}

/** Adds up a list: VAT is taken of the whole and rounded once. */
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

/** Why one more of an article cannot be had, in words; undefined when it can. */
export function limitOf(
  { pallet }: List,
  { stock, kilograms }: Article,
  quantity: number,
  load: number,
): string | undefined {
  if (quantity >= stock) return STRINGS.devices.orderList.last
  return load + kilograms > pallet ? STRINGS.devices.orderList.full : undefined
}

/** What is said of an article's stock when there is little of it. */
export function stockOf({ low }: List, { stock }: Article, quantity: number): string | undefined {
  if (quantity === stock) return STRINGS.devices.orderList.last
  return stock <= low ? interpolate(STRINGS.devices.orderList.low, { count: stock }) : undefined
}
