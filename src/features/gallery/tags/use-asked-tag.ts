import type { PageProps } from 'gatsby'
import { decodePart } from '../../../lib/routing/redirect-path'
import { slugify } from '../../../lib/text/slugify'
import { useForward } from '../../../lib/routing/use-forward'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { type TagCount, tagPath } from './tags'

/** A tag with the other words that lead to its page. */
export interface NamedTag extends TagCount {
  aliases: readonly string[]
}

/** The tag that an address asks for, and which of all it is: the visitor is led to the page of that one (R3). */
export function useAskedTag(
  tags: readonly NamedTag[],
  { params, location }: Pick<PageProps, 'params' | 'location'>,
): { asked: string; found: TagCount | undefined } {
  const ready = useHydrated()
  const asked = ready ? decodePart(params.tag ?? '') : ''
  const found = tags.find(({ tag, aliases }) => [tag, ...aliases].includes(slugify(asked)))
  useForward(found && tagPath(found.tag) + location.search + location.hash)

  return { asked, found }
}
