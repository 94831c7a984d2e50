/** The text of a file, or the position of the first byte that is not UTF-8. */
export type Decoded = { text: string } | { line: number; column: number }

/** Decodes a file as UTF-8. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // The lenient decoder inserts U+FFFD where the strict one fails.
    const [before = ''] = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')
    const lines = before.split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
}
