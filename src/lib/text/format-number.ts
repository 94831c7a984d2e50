/**
 * A number as the language of the site writes it: `1,042.8`.
 * @param options how many digits, and which unit, as `Intl.NumberFormat` takes them
 */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(LANGUAGE, options)
}
