import { capitalise } from '../../lib/text/capitalise'
import { spellNumber } from '../../lib/text/spell-number'
import { ClosingLine } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { TextLink } from '../../ui/text-link'
import { interpolate } from '../../lib/text/interpolate'

export interface GalleryClosingProps {
  closing: Queries.GalleryWordsFragment['closing']
  /** How many works are shown, and how many there are. */
  shown: number
  total: number
  /** Address that shows all works again, and what else to do when it is followed. */
  all: string
  onAll: () => void
  /** Path of the previous page, when these are the last works of several pages. */
  previous?: string | undefined
  /** More works follow on another page, so the closing text is left out. */
  goesOn: boolean
}

/** How many of the works are shown: `Three of twenty-four.` */
export const shownInWords = (shown: number, total: number) =>
  interpolate(STRINGS.gallery.shownInWords, { count: capitalise(spellNumber(shown)), total: spellNumber(total) })

/**
 * The line under the last work: a link to another gallery, or back to all works from a filtered one, and one to the
 * previous page.
 */
export function GalleryClosing({ closing, shown, total, all, onAll, previous, goesOn }: GalleryClosingProps) {
  const isFiltered = shown < total
  const text = isFiltered ? shownInWords(shown, total) : closing.text

  return (
    <ClosingLine>
      {!goesOn && text} {previous && <TextLink to={previous}>{STRINGS.gallery.previous}</TextLink>}{' '}
      {isFiltered ? (
        <TextLink key="all" to={all} onClick={onAll}>
          {STRINGS.gallery.showAll}
        </TextLink>
      ) : (
        <ClosingLink key="next" to={closing.to.path}>
          {closing.link}
        </ClosingLink>
      )}
    </ClosingLine>
  )
}
