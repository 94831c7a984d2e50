import { capitalise } from '../../lib/text/capitalise'
import { spellNumber } from '../../lib/text/spell-number'
import { ClosingLine } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { TextLink } from '../../ui/text-link'
import { interpolate } from '../../lib/text/interpolate'

export interface GalleryClosingProps {
  /** A gallery without another to lead to has none. */
  closing: Queries.GalleryWordsFragment['closing'] | null
  /** How many works are shown. */
  shown: number
  isFiltered: boolean
  /** Query string that carries the chosen tags to the next gallery. */
  query: string
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
 * The line under the last work: a link to another gallery, which takes the chosen tags along, and one back to all works
 * from a filtered gallery, or to the previous page. The head has said how many are shown.
 */
export function GalleryClosing({ closing, shown, isFiltered, query, ...props }: GalleryClosingProps) {
  const { all, onAll, previous, goesOn } = props
  if (!closing && !isFiltered && !previous) return null

  return (
    <ClosingLine>
      {!goesOn && !isFiltered && closing?.text}{' '}
      {previous && <TextLink to={previous}>{STRINGS.gallery.previous}</TextLink>}{' '}
      {isFiltered && (
        <TextLink key="all" to={all} onClick={onAll}>
          {STRINGS.gallery.showAll}
        </TextLink>
      )}
      {closing && shown > 0 && (
        <ClosingLink key="next" to={closing.to.path + query}>
          {closing.link}
        </ClosingLink>
      )}
    </ClosingLine>
  )
}
