import { graphql, Link } from 'gatsby'
import { type ReactNode, useId } from 'react'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { classNames } from '../../lib/text/class-names'
import { workPart } from '../../lib/routing/work-parts'
import { NumberedSection } from '../../ui/numbered-section'
import { Picture } from '../../ui/picture'
import * as styles from './project-rows.module.scss'

export interface ProjectRowsProps {
  /** Position of the section on its page, from 1; undefined if the page's title is the head of the list. */
  number?: number
  words: { heading: string; aside: string }
  projects: readonly Queries.ProjectRowFragment[]
  /** Content after the rows. */
  children?: ReactNode
}

/**
 * Projects as rows: year, name and line, the role in them, and a strip of the cover out to the edge. The whole row is
 * one link.
 */
export function ProjectRows({ number, words, projects, children }: ProjectRowsProps) {
  const headingId = useId()
  // The list is the page's own: its first picture is larger.
  const isAlone = number === undefined
  const Heading = isAlone ? 'h2' : 'h3'
  const list = (
    <ul className={styles.list}>
      {projects.map(({ path, name, line, role, year, cover }, index) => (
        <li key={path} className={styles.row}>
          <Heading className={styles.name}>
            <Link className={styles.link} to={path}>
              <span className={styles.word} {...workPart('name', path)}>
                {name}
              </span>
            </Link>
          </Heading>
          <p className={styles.line}>{line}</p>
          <p className={styles.year}>{year}</p>
          <p className={styles.role}>{role}</p>
          <div className={styles.frame}>
            <Picture
              picture={cover}
              sizes={
                isAlone && index === 0
                  ? fillingSizes(cover, ['95vw', 16 / 9], ['96vw', 16 / 9], ['43vw', 3 / 2])
                  : fillingSizes(cover, ['48vw', 10 / 9], ['36vw', 2], isAlone ? ['41vw', 1.9] : ['36vw', 2.9])
              }
              className={styles.image}
              alt=""
              priority={isAlone && index === 0}
            />
          </div>
        </li>
      ))}
    </ul>
  )

  if (isAlone)
    return (
      <section className={classNames(styles.section, styles.below)} aria-label={words.heading}>
        {list}
        {children}
      </section>
    )
  return (
    <NumberedSection
      className={classNames(styles.section, styles.low)}
      headingId={headingId}
      number={number}
      words={words}
    >
      {list}
      {children}
    </NumberedSection>
  )
}

export const projectRowFragment = graphql`
  fragment ProjectRow on Project {
    path
    name
    line
    role
    year
    cover {
      ...Picture
    }
  }
`
