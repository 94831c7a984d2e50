import { checkBrand } from './check-brand'
import { checkComments } from './check-comments'
import { checkConfidential } from './check-confidential'
import { checkDates } from './check-dates'
import { checkDevices } from './check-devices'
import { checkFiles } from './check-files'
import { checkFilm } from './check-film'
import { checkImages } from './check-images'
import { checkLinks } from './check-links'
import { checkMenu } from './check-menu'
import { checkPresses } from './check-presses'
import { checkProjects } from './check-projects'
import { checkRanges } from './check-ranges'
import { checkRedirects } from './check-redirects'
import { checkReferences } from './check-references'
import { checkRepeats } from './check-repeats'
import { checkScreens } from './check-screens'
import { checkSlugs } from './check-slugs'
import { checkStories } from './check-stories'
import { checkTechnologies } from './check-technologies'
import { checkYears } from './check-years'
import { checkTemplates } from './check-templates'
import { checkWords } from './check-words'
import type { Fault } from '../fault'
import { knownPages } from './known-pages'
import type { ContentFiles } from '../read/read-content'

/** What the checks need besides the files themselves. */
export interface Surroundings {
  /** The content folder. */
  folder: string
  /** Every file in it. */
  names: readonly string[]
  /** Routes of the page files. */
  routes: readonly string[]
  /** Every file of `static/`. */
  statics: readonly string[]
  /** The current date. */
  today: Date
}

/** Collects the faults within each file and those across files. */
export function checkContent(files: ContentFiles, { folder, names, routes, statics, today }: Surroundings): Fault[] {
  const { site, strings, menu, redirects, galleries, photos, pages, projects } = files
  const all = [site, strings, menu, redirects, galleries, photos, ...Object.values(pages), ...projects]
  const known = knownPages(files, routes)
  return [
    ...all.flatMap(({ faults }) => faults),
    ...checkBrand(folder, names),
    ...checkComments(files),
    ...checkConfidential(files),
    ...checkDates(files, today),
    ...checkDevices(files),
    ...checkFiles(folder, names),
    ...checkFilm(files, statics),
    ...checkImages(files, folder, names),
    ...checkLinks(files, known, statics),
    ...checkMenu(menu.source, known),
    ...checkPresses(files),
    ...checkProjects(files),
    ...checkRanges(files),
    ...checkRedirects(redirects.source, known),
    ...checkReferences(files, known),
    ...checkRepeats(files),
    ...checkScreens(files),
    ...checkSlugs(files, routes, statics),
    ...checkStories(files),
    ...checkTechnologies(files),
    ...checkYears(files),
    ...checkTemplates(files),
    ...checkWords(files),
  ]
}
