import { z } from 'zod'

/** Strips `optional` and `default` from a schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.def.innerType)
  return schema
}

/** Whether a schema is the shared picture of `schemas/common.ts`. */
export function isPicture(schema: z.core.$ZodType): boolean {
  return unwrap(schema) instanceof z.ZodObject && z.globalRegistry.get(unwrap(schema))?.id === 'Picture'
}

/** The keys of an object schema and their schemas; for a union, those of its object. `undefined` for anything else. */
export function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape
  if (!(inner instanceof z.ZodUnion)) return undefined
  return inner.options.map(shapeOf).find((shape) => shape !== undefined)
}

/** The schema at a path, if there is one. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const inner = unwrap(schema)
  const next = inner instanceof z.ZodArray ? inner.element : shapeOf(inner)?.[String(step)]
  return next && schemaAt(next, rest)
}
