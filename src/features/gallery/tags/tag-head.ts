import { capitalise } from '../../../lib/text/capitalise'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'

export interface TagNumbers {
  label: string
  /** Number of works with the tag, and of all works. */
  count: number
  total: number
  /** When its works were made: `2022`, or the first and last year. */
  years: string
}

/** A tag page's texts with their values filled in; a count that starts a sentence is capitalised. */
export function tagHead<Words extends Readonly<Record<string, string>>>(
  words: Words,
  { label, count, total, years }: TagNumbers,
): Words {
  const values = { tag: label, count: capitalise(spellNumber(count)), total: spellNumber(total), years }
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, interpolate(text, values)])) as Words
}
