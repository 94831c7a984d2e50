import { reveal } from '../../ui/reveal'
import { RichText } from '../../ui/rich-text'
import * as styles from './chapter.module.scss'

export interface ChapterTextProps {
  chapter: Queries.ChapterFragment
  /** Set its first paragraph like the others, so that not every chapter of a page begins with a lead. */
  plain?: boolean
}

/** The text of a chapter on axis B: lead and body. */
export function ChapterText({ chapter: { lead, html }, plain = false }: ChapterTextProps) {
  return (
    <div className={styles.text} {...reveal()}>
      <RichText as="p" className={plain ? undefined : styles.lead} html={lead} />
      <RichText className={styles.body} html={html} />
    </div>
  )
}
