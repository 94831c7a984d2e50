import type { CSSProperties } from 'react'
import { graphql } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { placeStep, WEEKS } from './place-step'
import * as styles from './process.module.scss'

export interface ProcessProps {
  number: number
  words: Queries.ProcessWordsFragment
}

/** How a project runs: a plan of twelve weeks on twelve columns, one block per step. */
export function Process({ number, words }: ProcessProps) {
  return (
    <NumberedSection className={styles.section} headingId="process-heading" number={number} words={words}>
      <div className={styles.plan}>
        <ol className={styles.ruler} aria-hidden="true">
          {Array.from({ length: WEEKS }, (_, week) => (
            <li key={week}>{week + 1}</li>
          ))}
        </ol>
        <ol>
          {words.steps.map((step, index) => {
            const { side, column } = placeStep(step)
            const place = { '--from': step.from, '--to': step.to + 1, '--text': column } as CSSProperties
            return (
              <li
                key={step.name}
                className={classNames(styles.step, styles[side], step.from === step.to && styles.week)}
                style={place}
              >
                <span className={styles.block} aria-hidden="true" {...reveal('draw', index)}>
                  {`${number}.${index + 1}`}
                </span>
                <div className={styles.text} {...reveal('fade-up', index)}>
                  <h3 className={styles.name}>{step.name}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </NumberedSection>
  )
}

export const processFragment = graphql`
  fragment ProcessWords on IndexPageProcess {
    heading
    aside
    steps {
      name
      from
      to
      text
    }
  }
`
