import type { Fault } from './fault'
import type { ContentFiles } from './read-content'

/** What the checks know beside the files themselves. */
export interface Surroundings {
  /** The content folder. */
  folder: string
  /** Every file in it. */
  names: readonly string[]
  /** Routes of the page files. */
  routes: readonly string[]
}

/** Gathers the faults of each file and of the files among each other. */
export function checkContent(files: ContentFiles, _around: Surroundings): Fault[] {
  const all = [files.site, files.menu, files.redirects, files.galleries, files.photos, ...Object.values(files.pages)]
  return [...all, ...files.projects].flatMap(({ faults }) => faults)
}
