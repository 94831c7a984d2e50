import { graphql, Link } from 'gatsby'
import { useId } from 'react'
import { workPart } from '../../lib/routing/work-parts'
import { NumberedSection } from '../../ui/numbered-section'
import { Picture } from '../../ui/picture'
import * as styles from './project-rows.module.scss'

export interface ProjectRowsProps {
  /** Place of the section on its page, 1 first. */
  number: number
  words: { heading: string; aside: string }
  projects: readonly Queries.ProjectRowFragment[]
}

/** Projects as rows: number, name, a strip of the cover, and the line. The whole row is one link. */
export function ProjectRows({ number, words, projects }: ProjectRowsProps) {
  const headingId = useId()

  return (
    <NumberedSection className={styles.section} headingId={headingId} number={number} words={words}>
      <ul className={styles.list}>
        {projects.map(({ path, name, line, year, cover }, index) => (
          <li key={path} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {number}.{index + 1}
            </span>
            <h3 className={styles.name}>
              <Link className={styles.link} to={path}>
                <span className={styles.word} {...workPart('name', path)}>
                  {name}
                </span>
              </Link>
            </h3>
            <div className={styles.frame}>
              <Picture picture={cover} sizes="(min-width: 768px) 24vw, 30vw" className={styles.image} alt="" />
            </div>
            <p className={styles.line}>
              {line} <span className={styles.year}>{year}</span>
            </p>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}

export const projectRowFragment = graphql`
  fragment ProjectRow on Project {
    path
    name
    line
    year
    cover {
      ...Picture
    }
  }
`
