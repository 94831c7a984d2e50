import type { Reporter } from 'gatsby'
import { formatFault, type Fault } from '../fault'

/** Writes faults one a line under a heading that counts them. */
export function faultReport(faults: readonly Fault[]): string {
  return [`${countFaults(faults.length)} in content/`, '', ...faults.map(formatFault)].join('\n')
}

/** `1 fault`, `2 faults`. */
export function countFaults(count: number): string {
  return `${count} ${count === 1 ? 'fault' : 'faults'}`
}

/** Prints warnings, which stop nothing. */
export function warn(reporter: Pick<Reporter, 'warn'>, warnings: readonly Fault[]): void {
  for (const warning of warnings) reporter.warn(formatFault(warning))
}
