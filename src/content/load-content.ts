import { checkContent } from './check/check-content'
import type { Content } from './content'
import { sortFaults, type Fault } from './fault'
import { listFiles } from './read/list-files'
import { readContent, type ContentFiles } from './read/read-content'
import { sampleMenu } from './sample-menu'
import { faultOfFile } from './read/source'
import { normaliseTheme } from './theme'

/** What the content folder says, or what is wrong with it. */
export interface LoadedContent {
  /** `undefined` as soon as there is one fault. */
  content: Content | undefined
  faults: Fault[]
  warnings: Fault[]
  /** How many files the folder has. */
  files: number
}

/**
 * Reads and checks the whole content folder.
 * @param folder the content folder
 * @param routes routes of the page files, see `pageRoutes`
 * @returns the content, or every fault of every file, sorted; never throws for what an author wrote
 */
export function loadContent(folder: string, routes: readonly string[]): LoadedContent {
  const names = listFiles(folder)
  const files = readContent(folder, names)
  const faults = sortFaults(checkContent(files, { folder, names, routes }))
  const warnings = files.menu.found
    ? []
    : [faultOfFile(files.menu.source, 'is a missing file; the sample menu stands in for it (H7)')]
  return { content: faults.length === 0 ? assemble(files) : undefined, faults, warnings, files: names.length }
}

/** Puts files without faults together. */
function assemble({ site, menu, redirects, galleries, photos, pages, projects }: ContentFiles): Content {
  const { theme, ...rest } = present(site)
  return {
    site: { ...rest, theme: { default: normaliseTheme(theme.default) } },
    menu: menu.data ?? sampleMenu,
    redirects: redirects.data ?? [],
    galleries: galleries.data ?? [],
    photos: photos.data ?? [],
    projects: projects.map((project) => ({ slug: project.slug, facts: present(project), story: project.story })),
    pages: Object.fromEntries(Object.entries(pages).map(([name, file]) => [name, present(file)])) as Content['pages'],
  }
}

/** What a file says. A required file that says nothing is a fault, so it never gets here. */
function present<T>({ data, source }: { data: T | undefined; source: { file: string } }): T {
  if (data === undefined) throw new Error(`${source.file} has no data, yet no fault names it`)
  return data
}
