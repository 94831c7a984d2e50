/** Keeps a date in words, such as "20 November 2026", on one line. */
export function keepDates(text: string): string {
  return text.replace(/(\d{1,2}\.?) (\p{L}{3,}) (?=\d{4})/gu, '$1\u00A0$2\u00A0')
}

/**
 * Keeps the last words of a text together, as many as 12 characters take, so that its last line is not one short word.
 * With more of them, the line before would end short too.
 */
export function keepEnd(text: string): string {
  return text.replace(
    /^(.{30,}? )(\S.{0,11})$/su,
    (_, start: string, end: string) => start + end.replaceAll(' ', '\u00A0'),
  )
}
