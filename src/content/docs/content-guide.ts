import { describedSchemas, type DescribedSchema } from './described-schemas'
import { jsonSchema, type JsonSchema } from './json-schema'
import { recipes } from './recipes'

const HEAD = `# What is in this folder

Everything the site says. \`npm run check:content\` checks it in about a second, and follows you with \`-- --watch\`; VS Code
starts that by itself and shows what it says beside the line. A fault stops the build; a hint does not. While
\`npm run develop\` runs, a fault is shown over the open page until it is fixed.
\`npm run doctor\` says what is still the sample's. \`npm run new\` adds a project, a photograph, a gallery or a page.

Texts are UTF-8, pictures JPEG, PNG, WebP or AVIF, at least 400 pixels on the longer side and of 50 million in all at most. A picture is
\`src\` (a path from the file that names it), \`alt\` (what is to be seen, for those who do not see it) and, where it may be
cropped, \`focus\` (the point that stays, in per cent from the left and the top: \`50% 40%\`). A wide picture of which phones
should show another part than the one around its focus has a \`part\` (\`left\`, \`top\` and \`width\` in per cent, and \`ratio\`, its
width over its height); one that is not 4:5 is shown by a project's own page and by the home page.

`

/** The text of `content/README.md`: recipes, then every file and field with its limits, from the schemas. */
export function contentGuide(): string {
  return `${HEAD}${recipes}\n# Every file and field\n\nA field is needed unless the table says otherwise. \`[]\` is each entry of a list.\n\n${describedSchemas.map(section).join('\n')}`
}

function section(one: DescribedSchema): string {
  const schema = jsonSchema(one)
  const rows = rowsOf(schema, '', true)
  const note = schema.description ? `${schema.description}\n\n` : ''
  return `## ${one.file}\n\n${note}| field | what it takes | |\n| --- | --- | --- |\n${rows.map(cells).join('')}`
}

interface Row {
  field: string
  takes: string
  note: string
}

function cells({ field, takes, note }: Row): string {
  return `| \`${field}\` | ${escape(takes)} | ${escape(note)} |\n`
}

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

function rowsOf(schema: JsonSchema, field: string, needed: boolean): Row[] {
  const inner = objectIn(schema)
  const row = field === '' ? [] : [{ field, takes: takes(schema, needed), note: schema.description ?? '' }]
  if (schema.items) {
    const list = rowsOf(schema.items, `${field}[]`, true)
    // For a list of plain values, the row of the list is enough.
    return [...row, ...list.filter((entry) => entry.field !== `${field}[]`)]
  }
  if (!inner?.properties || schema['x-picture']) return row
  const required = inner.required ?? []
  const below = Object.entries(inner.properties).flatMap(([key, part]) =>
    rowsOf(part, field === '' ? key : `${field}.${key}`, required.includes(key)),
  )
  return [...row, ...below]
}

const objectIn = (schema: JsonSchema): JsonSchema | undefined =>
  schema.properties ? schema : schema.anyOf?.find(({ properties }) => properties)

function takes(schema: JsonSchema, needed: boolean): string {
  const words = [kind(schema)]
  if (schema.default !== undefined && !isEmptyList(schema.default))
    words.push(`without it ${JSON.stringify(schema.default)}`)
  else if (!needed || schema.default !== undefined) words.push('may be left out')
  return words.join('; ')
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function kind(schema: JsonSchema): string {
  if (schema['x-picture']) return 'picture'
  if (typeof schema['x-refers-to'] === 'string') return `name of a ${schema['x-refers-to']}`
  if (schema['x-marks']?.length) return `text with ${inBraces(schema['x-marks'])}`
  if (schema['x-may-have']) return `text, which may have ${inBraces(schema['x-may-have'])}`
  if (schema.anyOf) return schema.anyOf.map(kind).join(', or ')
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  switch (schema.type) {
    case 'array':
      return `list${range(schema.minItems, schema.maxItems, 'entries')}${schema.items?.properties && !schema.items['x-picture'] ? '' : ` of ${plural(kind(schema.items ?? {}))}`}`
    case 'object':
      return 'group'
    case 'boolean':
      return '`true` or `false`'
    case 'integer':
      return `whole number${range(schema.minimum ?? positive(schema), schema.maximum)}`
    case 'number':
      return `number${schema.exclusiveMinimum === undefined ? '' : ` above ${schema.exclusiveMinimum}`}`
    default:
      return (
        FORMATS[schema.format ?? ''] ??
        `text${schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`}`
      )
  }
}

const inBraces = (marks: readonly string[]) => marks.map((mark) => `{${mark}}`).join(', ')

const FORMATS: Record<string, string> = {
  uri: 'web address',
  email: 'e-mail address',
  date: 'day, "YYYY-MM-DD"',
}

const positive = ({ exclusiveMinimum }: JsonSchema) =>
  exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1

const plural = (word: string) =>
  word.startsWith('text')
    ? word.replace('text', 'texts')
    : word.startsWith('name of a')
      ? word.replace('name', 'names')
      : `${word}s`

/** The bounds of safe integers are not worth mentioning to an author. */
function range(from?: number, to?: number, unit = ''): string {
  const low = from !== undefined && from > Number.MIN_SAFE_INTEGER ? from : undefined
  const high = to !== undefined && to < Number.MAX_SAFE_INTEGER ? to : undefined
  const after = unit && ` ${unit}`
  if (low === undefined) return high === undefined ? '' : `, at most ${high}${after}`
  if (high === undefined) return `, at least ${low}${after}`
  return low === high ? `, ${low}${after}` : `, ${low} to ${high}${after}`
}
