import { graphql } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { ProjectMention, type Mentioned } from './project-mention'
import { termText, yearsOf } from './years-of'
import * as styles from './curriculum-timeline.module.scss'

export interface CurriculumTimelineProps {
  number: number
  words: Queries.CurriculumTimelineFragment
  /** Employments, oldest first, and the present year. */
  work: Queries.CurriculumEmploymentsFragment
  /** Linked where a line names them, as is the project of its year. */
  projects: readonly Mentioned[]
}

/** One row per year, newest first, and beside them a block per employment, spanning its years. */
export function CurriculumTimeline({ number, words, work, projects }: CurriculumTimelineProps) {
  const lineOf = (year: number) => {
    const entry = words.years.find((entry) => entry.year === year)
    const named = entry?.project ? [...projects, entry.project] : projects
    return <ProjectMention text={entry?.line ?? ''} projects={named} />
  }

  return (
    <NumberedSection className={styles.section} headingId="timeline-heading" number={number} words={words}>
      <ol className={styles.employments}>
        {[...work.employments].reverse().map((employment) => (
          <li key={employment.name} className={styles.employment}>
            <div className={classNames(styles.block, employment.to === null && styles.now)}>
              <h3 className={styles.name}>{employment.name}</h3>
              <p>{employment.text}</p>
              <p className={styles.term}>{termText(employment)}</p>
            </div>
            <ol className={styles.years}>
              {yearsOf(employment, work.present).map((year, index) => (
                <li key={year} className={styles.year}>
                  <span className={styles.figure}>{year}</span>{' '}
                  <span className={styles.line}>
                    <span {...reveal('fade-up', index)}>{lineOf(year)}</span>
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </NumberedSection>
  )
}

export const curriculumTimelineFragments = graphql`
  fragment CurriculumTimeline on Devloper1PageTimeline {
    heading
    aside
    years {
      year
      line
      project {
        path
        name
      }
    }
  }
  fragment CurriculumEmployments on AboutPageTimeline {
    present
    employments {
      name
      text
      from
      to
    }
  }
`
