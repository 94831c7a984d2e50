import { capitalise } from '../../../lib/text/capitalise'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'

export interface TagNumbers {
  label: string
  /** Numbers of its works and of all works. */
  count: number
  total: number
  /** When its works were made: `2022`, or the first and the last year. */
  years: string
}

/** The words of a tag's page with their values in place; a count that begins a sentence takes a capital. */
export function tagHead<Words extends Readonly<Record<string, string>>>(
  words: Words,
  { label, count, total, years }: TagNumbers,
): Words {
  const values = { tag: label, count: capitalise(spellNumber(count)), total: spellNumber(total), years }
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, interpolate(text, values)])) as Words
}
