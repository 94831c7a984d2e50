import { Document, isMap, isPair, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import { noteOf } from '../docs/field-notes'
import { TO_WRITE } from '../doctor/skeletons'
import { isPicture, shapeOf, unwrap } from '../read/schema-shape'

/** Values for a skeleton where the schema alone does not determine them. */
export interface Filling {
  /** Values by path: `name`, `cover.src`. */
  given: Record<string, unknown>
  /** Paths of optional values to include. */
  wanted?: readonly string[]
  /** An existing picture, as the file refers to it. */
  picture: string
  /** Names that can be referenced, by kind: `project`. */
  names: Record<string, readonly string[]>
  year: number
}

/**
 * Builds the smallest value that a schema accepts. Its texts say what to write, marked so that the doctor finds them.
 * @param schema schema of an object
 */
export function skeleton(schema: z.core.$ZodType, filling: Filling): Record<string, unknown> {
  return Object.fromEntries(entriesOf(schema, filling, ''))
}

function entriesOf(schema: z.core.$ZodType, filling: Filling, path: string): [string, unknown][] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, part]): [string, unknown][] => {
    const at = path ? `${path}.${key}` : key
    const isNeeded = !(part instanceof z.ZodOptional || part instanceof z.ZodDefault)
    if (!isNeeded && !(at in filling.given) && !filling.wanted?.includes(at)) return []
    return [[key, valueOf(part, filling, at)]]
  })
}

function valueOf(schema: z.core.$ZodType, filling: Filling, path: string): unknown {
  if (path in filling.given) return filling.given[path]
  const inner = unwrap(schema)
  const meta = z.globalRegistry.get(inner)
  if (isPicture(inner)) return { src: filling.picture, alt: toWrite('What is to be seen') }
  if (typeof meta?.refersTo === 'string') return filling.names[meta.refersTo]?.[0] ?? ''
  if (meta?.moment === 'year') return filling.year
  if (inner instanceof z.ZodArray) {
    const refersTo = z.globalRegistry.get(unwrap(inner.element))?.refersTo
    if (typeof refersTo === 'string') return (filling.names[refersTo] ?? []).slice(0, 1)
    return [valueOf(inner.element, filling, path)]
  }
  if (inner instanceof z.ZodObject) return Object.fromEntries(entriesOf(inner, filling, path))
  if (inner instanceof z.ZodUnion) {
    const [first] = inner.options
    return first && valueOf(first, filling, path)
  }
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodBoolean) return false
  if (inner instanceof z.ZodNumber) return Math.max(1, inner.minValue ?? 1)
  return withMarks(inner, toWrite(wordsOf(path)))
}

/** Adds the placeholders a text's schema requires, such as {host}. */
function withMarks(schema: z.core.$ZodType, words: string): string {
  const issues = z.safeParse(schema, words).error?.issues ?? []
  const marks = issues.flatMap((issue) => ('includes' in issue ? [String(issue.includes)] : []))
  return [words, ...marks].join(' ')
}

const toWrite = (what: string) => `${TO_WRITE} ${what}`

/** Turns a path into readable words: `hero.filmNote` becomes `Hero, film note`. */
function wordsOf(path: string): string {
  const words = path
    .split('.')
    .map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Formats a value as YAML with notes as comments above its keys.
 * @param name first part of the note paths: `project`
 * @param schema if given, optional top-level keys are listed at the end, so that authors find them
 */
export function commentedYaml(value: unknown, name: string, schema?: z.core.$ZodType): string {
  const document = new Document(value)
  annotate(document.contents, name)
  const left = Object.keys((schema && shapeOf(schema)) ?? {}).filter(
    (key) => typeof value === 'object' && value !== null && !(key in value),
  )
  const head = noteOf(name)
  const more = left.length > 0 ? `# May be added: ${left.join(', ')}; content/README.md says what each takes.\n` : ''
  return `${head ? `# ${head}\n` : ''}${document.toString({ lineWidth: 0 })}${more}`
}

/** Adds the notes as comments above keys. */
function annotate(node: unknown, path: string): void {
  if (isSeq(node)) for (const item of node.items) annotate(item, path)
  if (!isMap(node)) return
  for (const pair of node.items) {
    if (!isPair(pair) || !isScalar(pair.key)) continue
    const at = `${path}.${String(pair.key.value)}`
    const note = noteOf(at)
    if (note) pair.key.commentBefore = ` ${note}`
    annotate(pair.value, at)
  }
}
