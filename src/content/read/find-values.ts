import { z } from 'zod'
import type { ValuePath } from '../fault'
import { shapeOf, unwrap } from './schema-shape'
import { isRecord } from './select'

/** A value and its path. */
export interface FoundValue {
  path: ValuePath
  value: unknown
}

/**
 * Finds the parts of a raw or validated value whose schema is of a certain kind, such as pictures or references.
 * @param matches whether a schema is of that kind
 */
export function findValues(
  schema: z.core.$ZodType,
  value: unknown,
  matches: (schema: z.core.$ZodType) => boolean,
  path: ValuePath = [],
): FoundValue[] {
  if (value === undefined || value === null) return []
  const inner = unwrap(schema)
  if (matches(inner)) return [{ path, value }]
  if (inner instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.flatMap((entry, i) => findValues(inner.element, entry, matches, [...path, i]))
      : []
  }
  const shape = shapeOf(inner)
  if (!shape || !isRecord(value)) return []
  return Object.entries(shape).flatMap(([key, part]) => findValues(part, value[key], matches, [...path, key]))
}
