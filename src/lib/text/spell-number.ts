const ONES = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** A count in words as running text has it: 0 is `none`, 24 is `twenty-four`. From a hundred on, in digits. */
export function spellNumber(count: number): string {
  const small = ONES[count]
  if (small) return small
  const ten = TENS[Math.floor(count / 10)]
  if (!ten) return String(count)
  return count % 10 === 0 ? ten : `${ten}-${ONES[count % 10] ?? ''}`
}
