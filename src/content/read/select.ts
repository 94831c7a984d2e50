import type { ValuePath } from '../fault'

/** A part of a raw value and its path. */
export interface Selected {
  path: ValuePath
  value: unknown
}

/**
 * Selects parts of a raw, possibly faulty value: `['*', 'slug']` is the slug of each list entry. Missing parts are
 * skipped, so one check works even in a file that fails another.
 */
export function select(value: unknown, pattern: readonly string[], path: ValuePath = []): Selected[] {
  const [step, ...rest] = pattern
  if (step === undefined) return value === undefined ? [] : [{ path, value }]
  if (step === '*') {
    return Array.isArray(value) ? value.flatMap((entry: unknown, i) => select(entry, rest, [...path, i])) : []
  }
  return isRecord(value) ? select(value[step], rest, [...path, step]) : []
}

/** Like {@link select}, but only strings. */
export function selectTexts(value: unknown, pattern: readonly string[]): { path: ValuePath; value: string }[] {
  return select(value, pattern).flatMap((found) =>
    typeof found.value === 'string' ? [{ ...found, value: found.value }] : [],
  )
}

/** All strings in a raw value, with their paths. */
export function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((entry, i) => textsIn(entry, [...path, i]))
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key])) : []
}

/** Whether a raw value is an object, not an array or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The part of a raw value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  )
}
