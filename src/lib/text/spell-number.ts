import { formatNumber } from './format-number'

/** A count in words as running text has it, as far as the strings go: 0 is `none`, 24 is `twenty-four`; then in digits. */
export function spellNumber(count: number): string {
  return STRINGS.numbers[count] ?? formatNumber(count)
}
