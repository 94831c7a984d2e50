import { interpolate } from '../../../lib/text/interpolate'
import { basePath, pagePath } from '../../../lib/routing/page-path'
import type { Part } from './load-part'
import type { WorksPages } from './use-works-pages'

/**
 * The `PageHead` props of one page of works.
 * @param title title of the first page; later pages append their number
 */
export function partHead(part: Pick<Part, 'path' | 'number' | 'pages'>, title: string) {
  const { path, number, pages } = part
  const base = basePath(part)
  return {
    title: number === 1 ? title : interpolate(STRINGS.gallery.page, { title, number }),
    path,
    previous: number > 1 ? pagePath(base, number - 1) : undefined,
    next: number < pages ? pagePath(base, number + 1) : undefined,
  }
}

/** The range of works a later page shows, out of all: `25–45`. Undefined on the first page. */
export function partShown({
  first,
  before,
  shown,
}: Pick<WorksPages, 'first' | 'before' | 'shown'>): string | undefined {
  const [from, to] = [before + 1, before + shown.length]
  if (first === 1) return undefined
  return from === to ? String(to) : `${from}–${to}`
}
