import { formatNumber } from './format-number'

/** A count in words, as far as the strings go: 0 is `none`, 24 is `twenty-four`; in digits beyond that. */
export function spellNumber(count: number): string {
  return STRINGS.numbers[count] ?? formatNumber(count)
}
