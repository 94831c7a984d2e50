import { isRecord, selectTexts } from '../read/select'
import { faultAt, type Source } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'
import { TO_WRITE } from './skeletons'

/** Shorter, a result of a search has nothing to go by. */
const SHORTEST = 50

/** Descriptions that tell a search nothing: too short, the title again, or those of another page. */
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
