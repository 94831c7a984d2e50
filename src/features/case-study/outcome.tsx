import { graphql } from 'gatsby'
import { reveal } from '../../ui/reveal'
import { SectionHead } from '../../ui/section-head'
import * as chapterStyles from './chapter.module.scss'
import * as styles from './outcome.module.scss'

export interface OutcomeProps {
  number: number
  chapter: Queries.ChapterFragment
  figures: readonly Queries.FigureFragment[]
  /** Says beside the heading that the figures are samples. */
  sample: boolean
}

/** What came of it: figures under bars, each with its source, and the words. */
export function Outcome({ number, chapter, figures, sample }: OutcomeProps) {
  return (
    <section className={chapterStyles.chapter} aria-labelledby="outcome">
      <SectionHead
        number={number}
        heading={chapter.title}
        headingId="outcome"
        aside={sample && figures.length > 0 ? 'Sample figures. Their sources stand below them.' : undefined}
      />
      <ul className={styles.figures}>
        {figures.map(({ value, label, source }, index) => (
          <li key={label} className={styles.figure} {...reveal('fade-up', index)}>
            <p className={styles.value}>{value}</p>
            <p>{label}</p>
            <p className={styles.source}>Source: {source}</p>
          </li>
        ))}
      </ul>
      <div className={chapterStyles.text} {...reveal()}>
        <p className={chapterStyles.lead} dangerouslySetInnerHTML={{ __html: chapter.lead }} />
        <div className={chapterStyles.body} dangerouslySetInnerHTML={{ __html: chapter.html }} />
      </div>
    </section>
  )
}

export const figureFragment = graphql`
  fragment Figure on ProjectFigures {
    value
    label
    source
  }
`
