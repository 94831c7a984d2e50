import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { interpolate } from '../../lib/text/interpolate'
import { sideBearing } from '../../lib/text/side-bearing'
import * as styles from './studio-figures.module.scss'

export interface StudioFiguresProps {
  number: number
  words: Queries.FiguresWordsFragment
}

/** Large figures on navy, each with its label and source. */
export function StudioFigures({ number, words }: StudioFiguresProps) {
  return (
    <NumberedSection className={styles.section} headingId="figures-heading" number={number} words={words}>
      <ul className={styles.list}>
        {words.items.map(({ value, label, source }, index) => (
          <li key={label} className={styles.figure} {...reveal('fade-up', index)}>
            <p className={styles.value} style={{ marginInlineStart: `-${sideBearing(value)}em` }}>
              {value}
            </p>
            <p className={styles.label}>{label}</p>
            <p className={styles.source}>{interpolate(STRINGS.shared.source, { source })}</p>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}

export const figuresFragment = graphql`
  fragment FiguresWords on Agency1PageFigures {
    heading
    aside
    items {
      value
      label
      source
    }
  }
`
