import { reveal } from '../../ui/reveal'
import * as styles from './chapter.module.scss'

/** The words of a chapter on axis B: lead and body. */
export function ChapterText({ chapter: { lead, html } }: { chapter: Queries.ChapterFragment }) {
  return (
    <div className={styles.text} {...reveal()}>
      <p className={styles.lead} dangerouslySetInnerHTML={{ __html: lead }} />
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
