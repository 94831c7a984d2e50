import { z } from 'zod'
import { isPicture, shapeOf, unwrap } from '../read/schema-shape'

/** What a type has beside its schema. */
export interface TypeOptions {
  /** After the name: `implements Node @dontInfer`. */
  suffix?: string
  /** Fields that the loading adds: `slug: String!`. */
  extra?: readonly string[]
}

/**
 * Derives GraphQL types from the schema of an object, so that a key is declared once.
 * Nested objects are named after their parent and their key (`IndexPageHero`); pictures share the type `Picture`.
 * @returns the definition of the type and of every type within it
 * @throws when the schema holds something GraphQL has no type for, or a field that every Gatsby node has already
 */
export function objectTypes(name: string, schema: z.core.$ZodType, { suffix, extra = [] }: TypeOptions = {}): string[] {
  const nested: string[] = []
  const fields = Object.entries(shapeOf(schema) ?? fail(name, schema)).flatMap(([key, part]) => {
    if (unwrap(part) instanceof z.ZodNever) return []
    if (suffix && ['id', 'parent', 'children', 'internal'].includes(key)) throw new Error(`${name}.${key} is Gatsby's own`)
    return `${key}: ${fieldType(name + pascalCase(key), part, nested)}`
  })
  const head = suffix ? `type ${name} ${suffix}` : `type ${name}`
  return [`${head} {\n${[...fields, ...extra].map((field) => `  ${field}\n`).join('')}}`, ...nested]
}

/** The type of a field; types it needs are added to `nested`. */
function fieldType(name: string, schema: z.core.$ZodType, nested: string[]): string {
  // A key with a default always has a value once it is loaded.
  return schema instanceof z.ZodOptional ? bareType(name, schema, nested) : `${bareType(name, schema, nested)}!`
}

function bareType(name: string, schema: z.core.$ZodType, nested: string[]): string {
  const inner = unwrap(schema)
  if (isPicture(inner)) return 'Picture'
  if (inner instanceof z.ZodArray) return `[${bareType(name, inner.element, nested)}!]`
  if (shapeOf(inner)) {
    nested.push(...objectTypes(name, inner))
    return name
  }
  return scalar(name, inner)
}

function scalar(name: string, schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodUnion) {
    const [first, ...others] = schema.options.map((option) => scalar(name, option))
    return first !== undefined && others.every((other) => other === first) ? first : fail(name, schema)
  }
  switch (schema._zod.def.type) {
    case 'string':
    case 'enum':
      return 'String'
    case 'boolean':
      return 'Boolean'
    case 'number':
      return schema instanceof z.ZodNumberFormat ? 'Int' : 'Float'
    default:
      return fail(name, schema)
  }
}

function pascalCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

function fail(name: string, schema: z.core.$ZodType): never {
  throw new Error(`${name}: no GraphQL type for a schema of type "${schema._zod.def.type}"`)
}
