import path from 'node:path'
import { checkContent } from './check/check-content'
import type { Content } from './content'
import { sortFaults, type Fault } from './fault'
import { listFiles } from './read/list-files'
import { readContent, type ContentFiles } from './read/read-content'
import { sampleMenu as menuOfSample } from './sample-menu'
import { faultOfFile } from './read/source'
import { normaliseTheme } from './theme'

/** What the content folder says, or what is wrong with it. */
export interface LoadedContent {
  /** `undefined` as soon as there is one fault. */
  content: Content | undefined
  faults: Fault[]
  /** What an author should know, and what stops nothing. */
  warnings: Fault[]
  /** How many files the folder has. */
  files: number
}

/** What else the check takes into account. */
export interface LoadOptions {
  /** The folder of files that are copied as they are; by itself, `static` beside the content folder. */
  statics?: string
  /** Whether the sample menu stands in for a missing one, as it does while the site is developed (H7). */
  sampleMenu?: boolean
  /** The day it is. */
  today?: Date
}

/**
 * Reads and checks the whole content folder.
 * @param folder the content folder
 * @param routes routes of the page files, see `pageRoutes`
 * @param options see {@link LoadOptions}
 * @returns the content, or every fault of every file, sorted; never throws for what an author wrote
 */
export function loadContent(
  folder: string,
  routes: readonly string[],
  { statics = path.join(folder, '../static'), sampleMenu = false, today = new Date() }: LoadOptions = {},
): LoadedContent {
  const names = listFiles(folder)
  const files = readContent(folder, names)
  const surroundings = { folder, names, routes, statics: listFiles(statics), today }
  const all = sortFaults([...checkContent(files, surroundings), ...missingMenu(files, sampleMenu)])
  const faults = all.filter(({ rank }) => rank !== 'hint')
  const warnings = all.filter(({ rank }) => rank === 'hint')
  return { content: faults.length === 0 ? assemble(files) : undefined, faults, warnings, files: names.length }
}

/** The sample menu leads to pages that are not there, so it never stands in on a site that visitors see. */
function missingMenu({ menu }: ContentFiles, sampleMenu: boolean): Fault[] {
  if (menu.found) return []
  return sampleMenu
    ? [{ ...faultOfFile(menu.source, 'is a missing file; the sample menu stands in for it'), rank: 'hint' }]
    : [faultOfFile(menu.source, 'is a missing file; expected the entries of the menu')]
}

/** Puts files without faults together. */
function assemble({ site, strings, menu, redirects, galleries, photos, pages, projects }: ContentFiles): Content {
  const { theme, ...rest } = present(site)
  return {
    site: { ...rest, theme: { default: normaliseTheme(theme.default) } },
    strings: present(strings),
    menu: menu.data ?? menuOfSample,
    redirects: redirects.data ?? [],
    galleries: galleries.data ?? [],
    photos: photos.data ?? [],
    projects: projects.map((project) => ({
      slug: project.slug,
      facts: present(project),
      story: project.story,
      device: project.device.data,
    })),
    pages: Object.fromEntries(
      Object.entries(pages).flatMap(([name, file]) => (file.found ? [[name, present(file)]] : [])),
    ),
  }
}

/** What a file says. A required file that says nothing is a fault, so it never gets here. */
function present<T>({ data, source }: { data: T | undefined; source: { file: string } }): T {
  if (data === undefined) throw new Error(`${source.file} has no data, yet no fault names it`)
  return data
}
