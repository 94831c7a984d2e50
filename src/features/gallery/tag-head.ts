import { capitalise } from '../../lib/capitalise'
import { fillIn } from '../../lib/fill-in'
import { spellNumber } from '../../lib/spell-number'
import type { TagCount } from './count-tags'

/**
 * The words of a tag's page with their values in place; a count that begins a sentence takes a capital.
 * @param total number of all works
 */
export function tagHead<Words extends Readonly<Record<string, string>>>(
  words: Words,
  { label, count }: TagCount,
  total: number,
): Words {
  const values = { tag: label, count: capitalise(spellNumber(count)), total: spellNumber(total) }
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, fillIn(text, values)])) as Words
}
