import { reveal } from '../../ui/reveal'
import { RichText } from '../../ui/rich-text'
import * as styles from './chapter.module.scss'

/** The text of a chapter on axis B: lead and body. */
export function ChapterText({ chapter: { lead, html } }: { chapter: Queries.ChapterFragment }) {
  return (
    <div className={styles.text} {...reveal()}>
      <RichText as="p" className={styles.lead} html={lead} />
      <RichText className={styles.body} html={html} />
    </div>
  )
}
