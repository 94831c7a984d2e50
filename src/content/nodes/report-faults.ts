import type { Reporter } from 'gatsby'
import { formatFault, type Fault } from '../fault'

/** Formats faults one per line, under a heading with their number. */
export function faultReport(faults: readonly Fault[]): string {
  return [`${countFaults(faults.length)} in content/`, '', ...faults.map(formatFault)].join('\n')
}

/** Formats a number of faults: `1 fault`, `2 faults`. */
export function countFaults(count: number): string {
  return `${count} ${count === 1 ? 'fault' : 'faults'}`
}

/** Prints warnings, which do not stop the build. */
export function warn(reporter: Pick<Reporter, 'warn'>, warnings: readonly Fault[]): void {
  for (const warning of warnings) reporter.warn(formatFault(warning))
}
