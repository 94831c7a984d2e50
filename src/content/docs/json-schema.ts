import { z } from 'zod'
import { CONTENT } from '../folder'
import { isPicture } from '../read/schema-shape'
import { describedSchemas, type DescribedSchema } from './described-schemas'
import { noteOf } from './field-notes'

/** The subset of JSON Schema used here. */
export interface JsonSchema {
  $schema?: string
  title?: string
  description?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  format?: string
  default?: unknown
  /** The kind of content this value must refer to: `project`. Other JSON Schema readers ignore it. */
  'x-refers-to'?: unknown
  /** Placeholders that a text contains in braces. */
  'x-marks'?: readonly string[]
  /** Placeholders that it may contain. */
  'x-may-have'?: readonly string[]
  /** Marks a picture. */
  'x-picture'?: true
}

/** The JSON schema of a content file, for completion and validation in editors; notes become descriptions. */
export function jsonSchema({ name, schema }: DescribedSchema): JsonSchema {
  const plain = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    // Ids of shared schemas are only for the loader: here every schema is inlined where it is used.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema: part }) => {
      const refersTo = z.globalRegistry.get(zodSchema)?.refersTo
      if (refersTo !== undefined) part['x-refers-to'] = refersTo
      const { marks, mayHave } = z.globalRegistry.get(zodSchema) ?? {}
      if (marks !== undefined) part['x-marks'] = marks
      if (mayHave !== undefined) part['x-may-have'] = mayHave
      if (isPicture(zodSchema)) part['x-picture'] = true
    },
  })
  return described(plain as JsonSchema, name)
}

/** The files of `.vscode/schemas`, by name. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    describedSchemas.map((one) => [`${one.name}.json`, `${JSON.stringify(jsonSchema(one), undefined, 2)}\n`]),
  )
}

/** The editor setting that maps files to schemas. Editors do not validate front matter against a schema. */
export function yamlSettings(): Record<string, string> {
  return Object.fromEntries(
    describedSchemas
      .filter(({ file }) => file.endsWith('.yml'))
      .map(({ name, file }) => [`./.vscode/schemas/${name}.json`, `${CONTENT}/${file.replace('<slug>', '*')}`]),
  )
}

/** Adds the notes as descriptions: `site.owner.name`, and `menu.label` for every menu entry. */
function described(schema: JsonSchema, path: string): JsonSchema {
  const note = noteOf(path)
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(note && { description: note }),
    ...(items && { items: described(items, path) }),
    ...(anyOf && { anyOf: anyOf.map((part) => described(part, path)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, described(part, `${path}.${key}`)]),
      ),
    }),
  }
}
