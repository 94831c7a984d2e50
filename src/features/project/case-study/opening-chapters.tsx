import { classNames } from '../../../lib/text/class-names'
import { Chapter } from '../chapter'
import * as styles from './opening-chapters.module.scss'

/** The most characters of a chapter, with its markup, that stands in half a page without outgrowing the window. */
const MOST_IN_HALF = 700

export interface OpeningChaptersProps {
  situation: Queries.ChapterFragment | undefined
  part: Queries.ChapterFragment | undefined
  /** Beside or below `part`. */
  note: string | null
}

/** The two chapters before the decisions: side by side where both are short, so that the product comes sooner. */
export function OpeningChapters({ situation, part, note }: OpeningChaptersProps) {
  const areShort = [situation, part].every((one) => one && one.lead.length + one.html.length <= MOST_IN_HALF)

  return (
    <div className={classNames(areShort && styles.beside)}>
      {situation && <Chapter number={1} chapter={situation} />}
      {part && <Chapter number={2} chapter={part} note={note} plain={!areShort} />}
    </div>
  )
}
