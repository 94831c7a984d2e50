import { formatFault, type Fault } from '../fault'

let lines: readonly string[] = []
const listeners = new Set<(lines: readonly string[]) => void>()

/** Records the current faults of the content, for whoever shows them; empty once they are fixed. */
export function noteFaults(faults: readonly Fault[]): void {
  lines = faults.map(formatFault)
  for (const listener of listeners) listener(lines)
}

/**
 * Reports the content's faults as lines: the current ones immediately, then every change.
 * @returns a function that unsubscribes
 */
export function followFaults(listener: (lines: readonly string[]) => void): () => void {
  listeners.add(listener)
  listener(lines)
  return () => listeners.delete(listener)
}
