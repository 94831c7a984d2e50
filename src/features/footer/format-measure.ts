import { formatNumber } from '../../lib/text/format-number'

/** Bytes in whole kilobytes of a thousand: `214 kB`, with a space that does not break. */
export function formatBytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1000))}\u00A0kB`
}

/** Milliseconds in seconds: `0.4 s`; less than a tenth to the hundredth. */
export function formatSeconds(ms: number): string {
  const digits = ms < 100 ? 2 : 1
  return `${formatNumber(ms / 1000, { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00A0s`
}
