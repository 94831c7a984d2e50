import type { CSSProperties } from 'react'
import { graphql, Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { levelOf } from '../../lib/level-of'
import { interpolate } from '../../lib/text/interpolate'
import { SlashText } from '../../ui/breakable-text'
import * as styles from './matrix.module.scss'

export interface MatrixProps {
  number: number
  words: Queries.CurriculumMatrixFragment
  /** The columns. */
  projects: readonly Queries.CurriculumColumnFragment[]
  /** The first year of each tool, by name. */
  firstYears: readonly { readonly name: string; readonly from: number }[]
}

/** Maximum number of names that fit side by side on narrow screens; more are rotated. */
const MOST_UPRIGHT = 6
/** Maximum length of a name that fits its column on phones; longer ones are rotated there. */
const LONGEST_UPRIGHT = 8

/** Tools against products: who led which part. A table whose cells are filled, outlined or empty. */
export function Matrix({ number, words, projects, firstYears }: MatrixProps) {
  const isTurned = projects.length > MOST_UPRIGHT
  const isLong = projects.some(({ name }) => name.length > LONGEST_UPRIGHT)
  const yearOf = (tool: string) => firstYears.find(({ name }) => name === tool)?.from

  return (
    <NumberedSection className={styles.section} headingId="matrix-heading" number={number} words={words}>
      <table
        className={classNames(styles.table, isTurned ? styles.turned : isLong && styles.long)}
        aria-labelledby="matrix-heading"
        style={{ '--products': projects.length } as CSSProperties}
      >
        <thead>
          <tr className={styles.heads}>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{STRINGS.facts.tool}</span>
            </th>
            {projects.map(({ path, name }) => (
              <th key={path} scope="col" className={styles.product}>
                <Link to={path}>{name}</Link>
              </th>
            ))}
            <th scope="col" className={styles.used}>
              {STRINGS.curriculum.inUse}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.tools.map((tool) => (
            <tr key={tool.name} className={styles.row}>
              <th scope="row" className={styles.tool}>
                <SlashText text={tool.name} />
              </th>
              {projects.map((project) => {
                const level = levelOf(tool, project)
                return (
                  <td
                    key={project.path}

                    className={classNames(styles.cell, level && styles[level])}
                  >
                    {level && <span className="visually-hidden">{STRINGS.curriculum[level]}</span>}
                  </td>
                )
              })}
              <td className={styles.use}>
                {yearOf(tool.name) !== undefined && (
                  <span>{interpolate(STRINGS.curriculum.since, { year: String(yearOf(tool.name)) })}</span>
                )}{' '}
                <span className={styles.often}>{tool.use}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        <li className={classNames(styles.key, styles.ledKey)}>{words.led}</li>
        <li className={classNames(styles.key, styles.someKey)}>{words.some}</li>
      </ul>
    </NumberedSection>
  )
}

export const matrixFragments = graphql`
  fragment CurriculumMatrix on Devloper1PageMatrix {
    heading
    aside
    led
    some
    tools {
      name
      use
      some {
        path
      }
    }
  }
  fragment CurriculumColumn on Project {
    path
    name
    stack
  }
`
