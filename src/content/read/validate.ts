import type { z } from 'zod'
import { explainIssue } from './explain-issue'
import { findNear } from '../../lib/text/find-near'
import type { Fault, ValuePath } from '../fault'
import { schemaAt, shapeOf } from './schema-shape'
import { valueAt } from './select'
import { faultAt, type Source } from './source'

/**
 * Validates a file's data against its schema.
 * @returns the data with defaults filled in if there are no faults, and every fault with its position
 */
export function validate<T extends z.ZodType>(
  schema: T,
  source: Source,
): { data: z.output<T> | undefined; faults: Fault[] } {
  const result = schema.safeParse(source.value, { error: explainIssue })
  if (result.success) return { data: result.data, faults: [] }

  const issues = result.error.issues.flatMap((issue) => flatten(issue, []))
  const unknown = issues.flatMap(({ issue, path }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path, key, near: nearKey(schema, path, key) }))
      : [],
  )
  // A misspelt key is a single mistake: the correct key is not reported as missing too.
  const misspelt = new Set(unknown.map(({ path, near }) => JSON.stringify([...path, near])))
  const faults = [
    ...issues
      .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !misspelt.has(JSON.stringify(path)))
      .map(({ issue, path }) => faultAt(source, path, commentedOut(source, path) ?? issue.message)),
    ...unknown.map(({ path, key, near }) =>
      faultAt(
        source,
        [...path, key],
        `unknown key "${key}"; ${near ? `did you mean "${near}"?` : known(schema, path)}`,
        'key',
      ),
    ),
  ]
  return { data: undefined, faults }
}

/** The message for a value that is empty because it begins with `#`, as a colour does. */
function commentedOut(source: Source, path: ValuePath): string | undefined {
  const comment = valueAt(source.value, path) === null ? source.commentAfter(path) : undefined
  return comment !== undefined && /^#\S/.test(comment)
    ? `is empty, for # begins a comment; put ${comment} in quotes`
    : undefined
}

interface Placed {
  issue: z.core.$ZodIssue
  path: ValuePath
}

/** Replaces a union's issue with the issues of the option the author most likely meant. */
function flatten(issue: z.core.$ZodIssue, base: ValuePath): Placed[] {
  const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  if (issue.code !== 'invalid_union') return [{ issue, path }]
  const sameKind = issue.errors.filter(
    (errors) => !errors.some((e) => e.code === 'invalid_type' && e.path.length === 0),
  )
  // If several match, the last one: a schema's final option covers them all.
  const branch = sameKind.at(-1) ?? issue.errors[0] ?? []
  return branch.flatMap((error) => flatten(error, path))
}

function nearKey(schema: z.ZodType, path: ValuePath, key: string): string | undefined {
  return findNear(key, keysAt(schema, path))
}

function known(schema: z.ZodType, path: ValuePath): string {
  return `expected one of ${keysAt(schema, path).join(', ')}`
}

function keysAt(schema: z.ZodType, path: ValuePath): string[] {
  const found = schemaAt(schema, path)
  return Object.keys((found && shapeOf(found)) ?? {})
}
