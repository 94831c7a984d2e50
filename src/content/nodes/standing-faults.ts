import { formatFault, type Fault } from '../fault'

let lines: readonly string[] = []
const listeners = new Set<(lines: readonly string[]) => void>()

/** Notes the faults that the content has now, for whoever shows them; none once they are mended. */
export function noteFaults(faults: readonly Fault[]): void {
  lines = faults.map(formatFault)
  for (const listener of listeners) listener(lines)
}

/**
 * Tells of the faults of the content as lines: those there are at once, and others as they come and go.
 * @returns a function that ends it
 */
export function followFaults(listener: (lines: readonly string[]) => void): () => void {
  listeners.add(listener)
  listener(lines)
  return () => listeners.delete(listener)
}
