import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentGuide } from '../../../src/content/docs/content-guide'
import { describedSchemas } from '../../../src/content/docs/described-schemas'
import { notedPaths } from '../../../src/content/docs/field-notes'
import { jsonSchema, schemaFiles, yamlSettings, type JsonSchema } from '../../../src/content/docs/json-schema'
import { recipes } from '../../../src/content/docs/recipes'
import { readContent } from '../../../src/content/read/read-content'

const placeOf = (name: string) => path.resolve(__dirname, '../../..', name)
const read = (name: string) => readFileSync(placeOf(name), 'utf8')
const stale = 'is older than the schemas: run `npm run document:content`'

describe('what is derived from the schemas', () => {
  it.each([...schemaFiles()])('is up to date for editors: .vscode/schemas/%s', (name, text) => {
    expect(read(`.vscode/schemas/${name}`), `${name} ${stale}`).toBe(text)
  })

  it('is up to date for editors: which file follows which schema', () => {
    expect(JSON.parse(read('.vscode/settings.json'))).toMatchObject({ 'yaml.schemas': yamlSettings() })
    expect(yamlSettings()['./.vscode/schemas/photos.json']).toBe('content/photos/index.yml')
  })

  // Authors may do without it, as with all that is in content/.
  it.runIf(existsSync(placeOf('content/README.md')))('is up to date for authors: content/README.md', () => {
    expect(read('content/README.md') === contentGuide(), `content/README.md ${stale}`).toBe(true)
  })

  it('says the limits of a field and what it is for', () => {
    const guide = contentGuide()
    expect(guide).toContain('| `hours.from` | whole number, 0 to 23 | Full hour on your own clock. |')
    expect(guide).toContain('| `arrangement` | `grid`, `masonry` |  |'.replace('`arr', '`[].arr'))
    expect(guide).toContain('| `opening.note` | text, which may have {count}, {series} |')
    expect(guide).toContain('| `description` | text, at most 170 characters |')
    expect(guide).toContain('| `work.projects` | list, 1 to 5 entries of names of a project | Shown in this order. |')
  })

  it('names every file that must stay', () => {
    const { pages, projects: _projects, ...files } = readContent('no-such-folder', [])
    const missing = [...Object.values(files), ...Object.values(pages)].filter(({ faults }) => faults.length > 0)
    const names = missing.map(({ source }) => source.file.replace(/^no-such-folder\/(pages\/(.*)\.yml)?/, '$2'))
    expect(names).toContain('site.yml')
    const paragraph = recipes.split('\n\n').find((text) => text.startsWith('**Leaving out.**'))
    const [, stays] = paragraph?.split('Only ') ?? []
    for (const name of names) expect.soft(stays).toContain(`\`${name}\``)
  })

  it('tells editors what is needed, and refuses keys that nobody knows', () => {
    const menu = jsonSchema({
      name: 'menu',
      file: 'menu.yml',
      schema: describedSchemas.find(({ name }) => name === 'menu')?.schema ?? fail(),
    })
    expect(menu.items).toMatchObject({ required: ['label'], additionalProperties: false })
    expect(menu.items?.properties?.label?.description).toMatch(/no label appears twice/)
  })

  it('has no note about a field that is gone', () => {
    const known = new Set(describedSchemas.flatMap((one) => pathsIn(jsonSchema(one), one.name)))
    expect(notedPaths.filter((noted) => !known.has(noted))).toEqual([])
  })
})

function pathsIn({ items, properties = {}, anyOf = [] }: JsonSchema, at: string): string[] {
  return [
    at,
    ...(items ? pathsIn(items, at) : []),
    ...anyOf.flatMap((part) => pathsIn(part, at)),
    ...Object.entries(properties).flatMap(([key, part]) => pathsIn(part, `${at}.${key}`)),
  ]
}

function fail(): never {
  throw new Error('There is no schema of the menu.')
}
