import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { reveal } from '../../ui/reveal'
import { interpolate } from '../../lib/text/interpolate'
import { keepDates } from '../../lib/text/keep-together'
import * as styles from './project-figures.module.scss'

/** Figures under bars, each with its source, on the surrounding page grid. */
export function ProjectFigures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, bearing, label, source }, index) => (
        <li key={label} className={styles.figure} {...reveal('fade-up', index)}>
          <p className={styles.value} style={{ '--bearing': bearing } as CSSProperties}>
            {value}
          </p>
          <p>{label}</p>
          <p className={styles.source}>{keepDates(interpolate(STRINGS.shared.source, { source }))}</p>
        </li>
      ))}
    </ul>
  )
}

export const figureFragment = graphql`
  fragment Figure on ProjectFigures {
    value
    bearing
    label
    source
  }
`
