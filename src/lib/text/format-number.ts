/**
 * Formats a number in the site's language: `1,042.8`.
 * @param options as for `Intl.NumberFormat`
 */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(LANGUAGE, options)
}
