import type { PageProps } from 'gatsby'
import { decodePart } from '../../lib/redirect-path'
import { slugOf } from '../../lib/slug-of'
import { useForward } from '../../lib/use-forward'
import { useHydrated } from '../../lib/use-hydrated'
import type { TagCount } from './count-tags'
import { tagPath } from './tag-path'

/** What the build says of the page of a tag; nothing of the page that stands for all other addresses. */
export interface TagContext {
  tag?: string
}

/** The tag a page is asked for, and which of all it is. Other spellings than that of its own page lead there (R3). */
export function useAskedTag(
  tags: readonly TagCount[],
  { params, pageContext, location }: Pick<PageProps<unknown, TagContext>, 'params' | 'pageContext' | 'location'>,
) {
  const ready = useHydrated()
  const asked = pageContext.tag ?? (ready ? decodePart(params.tag ?? '') : '')
  const found = tags.find(({ tag }) => tag === slugOf(asked))
  useForward(found && !pageContext.tag ? tagPath(found.tag) + location.search + location.hash : undefined)

  return { asked, found }
}
