import { checkFiles } from './check-files'
import { checkImages } from './check-images'
import { checkMenu } from './check-menu'
import { checkRanges } from './check-ranges'
import { checkRedirects } from './check-redirects'
import { checkReferences } from './check-references'
import { checkScreens } from './check-screens'
import { checkSlugs } from './check-slugs'
import { checkYears } from './check-years'
import type { Fault } from '../fault'
import { knownPages } from './known-pages'
import type { ContentFiles } from '../read/read-content'

/** What the checks know beside the files themselves. */
export interface Surroundings {
  /** The content folder. */
  folder: string
  /** Every file in it. */
  names: readonly string[]
  /** Routes of the page files. */
  routes: readonly string[]
}

/** Gathers the faults of each file by itself, and of the files among each other. */
export function checkContent(files: ContentFiles, { folder, names, routes }: Surroundings): Fault[] {
  const { site, menu, redirects, galleries, photos, pages, projects } = files
  const all = [site, menu, redirects, galleries, photos, ...Object.values(pages), ...projects]
  const known = knownPages(files, routes)
  return [
    ...all.flatMap(({ faults }) => faults),
    ...checkFiles(folder, names),
    ...checkImages(files, folder, names),
    ...checkMenu(menu.source, known),
    ...checkRanges(files),
    ...checkRedirects(redirects.source, known),
    ...checkReferences(files, known),
    ...checkScreens(files),
    ...checkSlugs(files, routes),
    ...checkYears(files),
  ]
}
