import { isRecord, selectTexts } from '../read/select'
import { faultAt, type Source } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'
import { TO_WRITE } from './skeletons'

/** Anything shorter gives a search result too little to show. */
const SHORTEST = 50

/** Descriptions that are useless in search results: too short, a copy of the title, or the same as another page's. */
export function examineDescriptions({ files }: SiteSnapshot): Finding[] {
  const { galleries, pages, projects, site } = files
  const owners = new Map<string, string>()
  const sources: { source: Source; way: string[] }[] = [
    { source: site.source, way: ['description'] },
    ...Object.values(pages).map(({ source }) => ({ source, way: ['description'] })),
    ...projects.map(({ source }) => ({ source, way: ['description'] })),
    { source: galleries.source, way: ['*', 'description'] },
  ]
  return sources.flatMap(({ source, way }) =>
    selectTexts(source.value, way).flatMap(({ path, value }) => {
      if (value.startsWith(TO_WRITE)) return []
      const owner = owners.get(value)
      owners.set(value, owner ?? source.file)
      const words = owner ? `is the description of ${owner} as well` : explain(value, source.value)
      return words
        ? [
            finding(
              'hint',
              faultAt(source, path, words),
              'Say in one or two sentences what is on this page and on no other.',
            ),
          ]
        : []
    }),
  )
}

function explain(description: string, page: unknown): string | undefined {
  if (isRecord(page) && page.title === description) return 'is the title again'
  return description.length < SHORTEST ? `has ${description.length} characters; ${SHORTEST} say more` : undefined
}
