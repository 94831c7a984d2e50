import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { ChapterText } from './chapter-text'
import * as styles from './chapter.module.scss'

export interface ChapterProps {
  number: number
  chapter: Queries.ChapterFragment
  /** A short note on axis D. */
  note?: string | null
  /** Without a lead. */
  plain?: boolean
}

/** A chapter of text: lead, body, and a note beside them. */
export function Chapter({ number, chapter, note, plain = false }: ChapterProps) {
  const id = `chapter-${number}`

  return (
    <NumberedSection className={styles.chapter} headingId={id} number={number} words={{ heading: chapter.title }}>
      <ChapterText chapter={chapter} plain={plain} />
      {note && <p className={styles.note}>{note}</p>}
    </NumberedSection>
  )
}

export const chapterFragment = graphql`
  fragment Chapter on ProjectStory {
    title
    lead
    html
    parts {
      title
      html
    }
  }
`
