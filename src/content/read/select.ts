import type { ValuePath } from '../fault'

/** A part of a raw value and the way to it. */
export interface Selected {
  path: ValuePath
  value: unknown
}

/**
 * Picks parts of a raw, possibly faulty value: `['*', 'slug']` is the slug of each entry of a list. What is not there
 * is left out, so that a check of one thing works in a file where another is wrong.
 */
export function select(value: unknown, pattern: readonly string[], path: ValuePath = []): Selected[] {
  const [step, ...rest] = pattern
  if (step === undefined) return value === undefined ? [] : [{ path, value }]
  if (step === '*') {
    return Array.isArray(value) ? value.flatMap((entry: unknown, i) => select(entry, rest, [...path, i])) : []
  }
  return isRecord(value) ? select(value[step], rest, [...path, step]) : []
}

/** As {@link select}, texts only. */
export function selectTexts(value: unknown, pattern: readonly string[]): { path: ValuePath; value: string }[] {
  return select(value, pattern).flatMap((found) =>
    typeof found.value === 'string' ? [{ ...found, value: found.value }] : [],
  )
}

/** Every text anywhere in a raw value, and the way to it. */
export function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((entry, i) => textsIn(entry, [...path, i]))
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key])) : []
}

/** Whether a raw value is a group of keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
