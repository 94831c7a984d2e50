import { z } from 'zod'
import { isPicture, shapeOf, unwrap } from '../read/schema-shape'

/** Additions to a type besides its schema. */
export interface TypeOptions {
  /** Follows the type's name: `implements Node @dontInfer`. */
  suffix?: string
  /** Fields added by the loader: `slug: String!`. */
  extra?: readonly string[]
  /** Fields added to nested types, by type name. */
  within?: Readonly<Record<string, readonly string[]>>
}

/**
 * Derives GraphQL types from the schema of an object, so that each key is declared only once.
 * Nested objects are named after their parent and their key (`IndexPageHero`); pictures share the type `Picture`.
 * @returns the definitions of the type and all nested types
 * @throws if the schema contains something GraphQL has no type for, or a field that every Gatsby node already has
 */
export function objectTypes(
  name: string,
  schema: z.core.$ZodType,
  { suffix, extra = [], within = {} }: TypeOptions = {},
): string[] {
  const nested: string[] = []
  const fields = Object.entries(shapeOf(schema) ?? fail(name, schema)).flatMap(([key, part]) => {
    if (unwrap(part) instanceof z.ZodNever) return []
    if (suffix && ['id', 'parent', 'children', 'internal'].includes(key))
      throw new Error(`${name}.${key} is Gatsby's own`)
    return `${key}: ${fieldType(name + pascalCase(key), part, { within, nested })}`
  })
  const head = suffix ? `type ${name} ${suffix}` : `type ${name}`
  return [`${head} {\n${[...fields, ...extra].map((field) => `  ${field}\n`).join('')}}`, ...nested]
}

/** The node type that each kind of reference links to, by slug. */
const LINKED: Readonly<Record<string, string>> = { project: 'Project', gallery: 'Gallery', photo: 'Photo' }

/** The kind of content a schema refers to, as declared in `schemas/common.ts`. */
function referenceOf(schema: z.core.$ZodType): string {
  const kind = z.globalRegistry.get(schema)?.refersTo
  return typeof kind === 'string' ? kind : ''
}

/** Shared by the types nested within a type: fields to add, and the definitions collected so far. */
interface Within {
  within: Readonly<Record<string, readonly string[]>>
  nested: string[]
}

/** The type of a field, with a link if the schema declares a reference; types it needs are added to `nested`. */
function fieldType(name: string, schema: z.core.$ZodType, types: Within): string {
  const inner = unwrap(schema)
  const link = LINKED[referenceOf(inner instanceof z.ZodArray ? inner.element : inner)] && ' @link(by: "slug")'
  // A key with a default always has a value once loaded.
  const required = schema instanceof z.ZodOptional ? '' : '!'
  return `${bareType(name, schema, types)}${required}${link ?? ''}`
}

function bareType(name: string, schema: z.core.$ZodType, types: Within): string {
  const inner = unwrap(schema)
  if (isPicture(inner) || z.globalRegistry.get(inner)?.chooses === 'picture') return 'Picture'
  if (inner instanceof z.ZodArray) return `[${bareType(name, inner.element, types)}!]`
  if (shapeOf(inner)) {
    types.nested.push(...objectTypes(name, inner, { extra: types.within[name] ?? [], within: types.within }))
    return name
  }
  return LINKED[referenceOf(inner)] ?? scalar(name, inner)
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
