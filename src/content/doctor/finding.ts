import type { Fault } from '../fault'

/** Something that keeps a site from being its owner's, or from being as good as it could be. */
export interface Finding extends Omit<Fault, 'rank'> {
  /** A blocker should not be seen by visitors; with a hint a site can go online. */
  rank: 'blocker' | 'hint'
  /** What to do about it. */
  mend: string
}

/** Makes a finding of a place. */
export function finding(rank: Finding['rank'], place: Fault, mend: string): Finding {
  return { ...place, rank, mend }
}

/** Writes a finding in two lines: what and where, and how to mend it. */
export function formatFinding({ rank, file, line, column, message, mend }: Finding): string {
  return `${rank}: ${file}:${line}:${column} ${message}\n  ${mend}`
}

/** `doctor: 2 blockers, 1 hint`. */
export function countFindings(findings: readonly Finding[]): string {
  const blockers = findings.filter(({ rank }) => rank === 'blocker').length
  const hints = findings.length - blockers
  if (findings.length === 0) return 'doctor: nothing to mend'
  return `doctor: ${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}, ${hints} ${hints === 1 ? 'hint' : 'hints'}`
}
