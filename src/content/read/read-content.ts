import type { z } from 'zod'
import type { PageName } from '../content'
import type { Fault } from '../fault'
import { readSource, type ReadFile } from './read-source'
import { neededPages, pageSchemas, schemas } from '../schemas/collections'
import { deviceSchema } from '../schemas/device'
import { stringsSchema } from '../schemas/strings/strings'
import { faultOfFile, type Source } from './source'
import { parseStory } from './story'
import { validate } from './validate'

/** The files of the content folder, each read and validated individually. */
export type ContentFiles = ReturnType<typeof readContent>

type PageFiles = Record<PageName, ReadFile & { data: object | undefined }>

/**
 * Reads every file that has a schema.
 * @param folder the content folder
 * @param files the files in it, see `listFiles`
 */
export function readContent(folder: string, files: readonly string[]) {
  const read = <T extends z.ZodType>(schema: T, relative: string, root: string, required = false) => {
    const file = readSource(folder, relative, root)
    if (!file.found && required) file.faults.push(faultOfFile(file.source, 'is a missing file; this content is needed'))
    return { ...file, ...checked(schema, file) }
  }
  const pages = Object.entries(pageSchemas).map(([name, { schema }]) => [
    name,
    read<z.ZodType>(schema, `pages/${name}.yml`, name, neededPages.has(name)),
  ])

  return {
    strings: read(stringsSchema, 'strings.yml', 'strings', true),
    site: read(schemas.SiteContent, 'site.yml', 'site', true),
    menu: read(schemas.Menu, 'menu.yml', 'menu'),
    redirects: read(schemas.Redirect, 'redirects.yml', 'redirects'),
    galleries: read(schemas.Gallery, 'galleries.yml', 'galleries'),
    photos: read(schemas.Photo, 'photos/index.yml', 'photos'),
    pages: Object.fromEntries(pages) as PageFiles,
    projects: folders(files, 'projects').map((slug) => {
      const file = read(schemas.Project, `projects/${slug}/index.md`, slug, true)
      const device = read(deviceSchema, `projects/${slug}/device.yml`, `${slug}.device`)
      return { ...file, slug, story: parseStory(file.markdown), device, faults: [...file.faults, ...device.faults] }
    }),
  }
}

/** The files and their schemas, for checks driven by the schema. */
export function describedFiles(files: ContentFiles): { source: Source; schema: z.ZodType }[] {
  const { site, strings, menu, redirects, galleries, photos, pages, projects } = files
  return [
    { source: site.source, schema: schemas.SiteContent },
    { source: strings.source, schema: stringsSchema },
    { source: menu.source, schema: schemas.Menu },
    { source: redirects.source, schema: schemas.Redirect },
    { source: galleries.source, schema: schemas.Gallery },
    { source: photos.source, schema: schemas.Photo },
    ...(Object.keys(pageSchemas) as PageName[]).map((name) => ({
      source: pages[name].source,
      schema: pageSchemas[name].schema,
    })),
    ...projects.map(({ source }) => ({ source, schema: schemas.Project })),
    ...projects.map(({ device }) => ({ source: device.source, schema: deviceSchema })),
  ]
}

function checked<T extends z.ZodType>(schema: T, file: ReadFile): { data: z.output<T> | undefined; faults: Fault[] } {
  if (file.source.value === undefined) return { data: undefined, faults: file.faults }
  const { data, faults } = validate(schema, file.source)
  return { data, faults: [...file.faults, ...faults] }
}

/** Names of the folders directly below a folder. */
function folders(files: readonly string[], parent: string): string[] {
  const names = files.map((file) => file.split('/')).filter(([top, , rest]) => top === parent && rest !== undefined)
  return [...new Set(names.flatMap(([, name]) => name ?? []))]
}
