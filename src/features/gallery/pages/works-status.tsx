import { interpolate } from '../../../lib/text/interpolate'
import type { WorksPages } from './use-works-pages'

/** Announces politely how many works are shown, or that loading failed; nothing while a choice waits for works. */
export function WorksStatus({ pages, total }: { pages: WorksPages; total: number }) {
  const { shown, isPending, isFailed } = pages
  return (
    <p className="visually-hidden" role="status">
      {isFailed
        ? STRINGS.gallery.moreFailed
        : !isPending && interpolate(STRINGS.gallery.shown, { count: shown.length, total })}
    </p>
  )
}
