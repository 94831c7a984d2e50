import path from 'node:path'
import { checkContent } from './check/check-content'
import type { Content } from './content'
import { sortFaults, type Fault } from './fault'
import { listFiles } from './read/list-files'
import { readContent, type ContentFiles } from './read/read-content'
import { sampleMenu as menuOfSample } from './sample-menu'
import { faultOfFile } from './read/source'
import { normaliseTheme } from './theme'

/** The content folder's data, or what is wrong with it. */
export interface LoadedContent {
  /** `undefined` if there is any fault. */
  content: Content | undefined
  faults: Fault[]
  /** Hints for the author, which do not stop the build. */
  warnings: Fault[]
  /** Number of files in the folder. */
  files: number
}

/** Further inputs of the check. */
export interface LoadOptions {
  /** Folder of files that are copied as they are; defaults to `static` beside the content folder. */
  statics?: string
  /** Whether the sample menu replaces a missing one, as it does in development (H7). */
  sampleMenu?: boolean
  /** The current date. */
  today?: Date
}

/**
 * Reads and checks the whole content folder.
 * @param folder the content folder
 * @param routes routes of the page files, see `pageRoutes`
 * @param options see {@link LoadOptions}
 * @returns the content, or every fault of every file, sorted; never throws because of what an author wrote
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

/** The sample menu links to pages that do not exist, so it is never used on a published site. */
function missingMenu({ menu }: ContentFiles, sampleMenu: boolean): Fault[] {
  if (menu.found) return []
  return sampleMenu
    ? [{ ...faultOfFile(menu.source, 'is a missing file; the sample menu stands in for it'), rank: 'hint' }]
    : [faultOfFile(menu.source, 'is a missing file; expected the entries of the menu')]
}

/** Combines files that have no faults. */
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

/** A file's data. A required file without data is a fault, so it never gets here. */
function present<T>({ data, source }: { data: T | undefined; source: { file: string } }): T {
  if (data === undefined) throw new Error(`${source.file} has no data, yet no fault names it`)
  return data
}
