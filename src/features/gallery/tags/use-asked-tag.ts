import type { PageProps } from 'gatsby'
import { decodePart } from '../../../lib/routing/redirect-path'
import { slugify } from '../../../lib/text/slugify'
import { useForward } from '../../../lib/routing/use-forward'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { type TagCount, tagPath } from './tags'

/** A tag with its aliases, which lead to its page too. */
export interface NamedTag extends TagCount {
  aliases: readonly string[]
}

/**
 * The tag an address asks for, and the known tag it means, if any: the visitor is redirected to that tag's page (R3).
 */
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
