/** Spreads the items of one list evenly across another. */
export function interleaveEvenly<Item>(list: readonly Item[], others: readonly Item[]): Item[] {
  const all = [...list]
  const total = list.length + others.length
  for (const [at, other] of others.entries()) all.splice(Math.floor(((at + 0.5) * total) / others.length), 0, other)
  return all
}
