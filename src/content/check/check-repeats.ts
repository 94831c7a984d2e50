import { z } from 'zod'
import type { Fault } from '../fault'
import { findValues } from '../read/find-values'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { unwrap } from '../read/schema-shape'
import { faultAt } from '../read/source'

/** Checks that no list of projects, photographs or other references names the same one twice. */
export function checkRepeats(files: ContentFiles): Fault[] {
  return describedFiles(files).flatMap(({ source, schema }) =>
    findValues(schema, source.value, isListOfNames).flatMap(({ path, value }) =>
      Array.isArray(value)
        ? value.flatMap((name: unknown, i): Fault[] =>
            typeof name === 'string' && value.indexOf(name) < i
              ? [faultAt(source, [...path, i], `is ${JSON.stringify(name)} again; expected each once in this list`)]
              : [],
          )
        : [],
    ),
  )
}

const isListOfNames = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodArray && z.globalRegistry.get(unwrap(schema.element))?.refersTo !== undefined
