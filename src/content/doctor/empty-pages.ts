import { isRecord, select, textsIn } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Pages whose sections are all optional. */
const SECTIONED = ['agency-1', 'agency-2', 'designer-2', 'devloper-1'] as const
/** What each of them has besides its sections. */
const OPENING = new Set(['title', 'description', 'hero'])

/** Menu entries that lead to almost empty pages. */
export function examineEmptyPages({ files }: SiteSnapshot): Finding[] {
  const empty = emptyPages(files)
  const { source } = files.menu
  return textsIn(source.value).flatMap(({ path, value }) => {
    const words = path.at(-1) === 'name' ? empty.get(value) : undefined
    if (!words) return []
    const place = faultAt(source, path, `leads to /${value}/, which ${words}`)
    return [finding('hint', place, 'Give the page more to show, or take it out of the menu.')]
  })
}

/** The reason each page looks empty, by route. */
function emptyPages({ galleries, pages, photos, projects }: SiteSnapshot['files']): Map<string, string> {
  const hasPhotos = select(photos.source.value, ['*', 'selected']).some(({ value }) => value === true)
  const sections = SECTIONED.flatMap((name): [string, string][] => {
    const { value } = pages[name].source
    const isBare = isRecord(value) && Object.keys(value).every((key) => OPENING.has(key))
    return isBare ? [[name, 'shows only its opening']] : []
  })
  const series = select(pages['photography-1'].source.value, ['series', '*'])
  return new Map([
    ...sections,
    ...(series.length === 0 ? ([['photography-1', 'has no series']] as const) : []),
    ...(projects.length === 0 ? ([['projects', 'has no project']] as const) : []),
    ...(projects.length === 0 && !hasPhotos
      ? select(galleries.source.value, ['*', 'slug']).map(({ value }) => [String(value), 'has no work'] as const)
      : []),
  ])
}
