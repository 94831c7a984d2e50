import type { Fault } from '../fault'

/** A leftover of the sample, or something that could be better. */
export interface Finding extends Omit<Fault, 'rank'> {
  /** A blocker must not reach visitors; a site with hints can go online. */
  rank: 'blocker' | 'hint'
  /** How to fix it. */
  fix: string
}

/** Turns a fault's location and message into a finding. */
export function finding(rank: Finding['rank'], place: Fault, fix: string): Finding {
  return { ...place, rank, fix }
}

/** Formats a finding in two lines: where and what, then how to fix it. */
export function formatFinding({ rank, file, line, column, message, fix }: Finding): string {
  return `${rank}: ${file}:${line}:${column} ${message}\n  ${fix}`
}

/** The summary line: `doctor: 2 blockers, 1 hint`. */
export function countFindings(findings: readonly Finding[]): string {
  const blockers = findings.filter(({ rank }) => rank === 'blocker').length
  const hints = findings.length - blockers
  if (findings.length === 0) return 'doctor: nothing to fix'
  return `doctor: ${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}, ${hints} ${hints === 1 ? 'hint' : 'hints'}`
}
