import { formatNumber } from '../../lib/text/format-number'

/** Bytes in whole kilobytes (1000 bytes): `214 kB`, with a non-breaking space. */
export function formatBytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1000))}\u00A0kB`
}

/** Milliseconds in seconds: `0.4 s`, with two decimals below 0.1 s. */
export function formatSeconds(ms: number): string {
  const digits = ms < 100 ? 2 : 1
  return `${formatNumber(ms / 1000, { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00A0s`
}
