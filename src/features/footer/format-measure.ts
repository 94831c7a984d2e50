/** Bytes in whole kilobytes of a thousand: `214 kB`, with a space that does not break. */
export function formatBytes(bytes: number, language: string): string {
  return `${Math.round(bytes / 1000).toLocaleString(language)}\u00A0kB`
}

/** Milliseconds in seconds: `0.4 s`; less than a tenth to the hundredth. */
export function formatSeconds(ms: number, language: string): string {
  const digits = ms < 100 ? 2 : 1
  const seconds = (ms / 1000).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${seconds}\u00A0s`
}
