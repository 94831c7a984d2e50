import { z } from 'zod'
import type { ValuePath } from '../fault'
import { isPicture, shapeOf, unwrap } from '../read/schema-shape'
import { isRecord } from '../read/select'

/** A picture in a value, as the object it is. */
export interface FoundPicture {
  path: ValuePath
  picture: Record<string, unknown>
}

/** Finds every picture of a raw or checked value by its schema. */
export function findPictures(schema: z.core.$ZodType, value: unknown, path: ValuePath = []): FoundPicture[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((entry, i) => findPictures(inner.element, entry, [...path, i])) : []
  }
  const shape = shapeOf(inner)
  if (!shape || !isRecord(value)) return []
  if (isPicture(inner)) return [{ path, picture: value }]
  return Object.entries(shape).flatMap(([key, part]) => findPictures(part, value[key], [...path, key]))
}
