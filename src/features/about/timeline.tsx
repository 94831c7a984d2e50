import type { CSSProperties } from 'react'
import { graphql, Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import { columnOf, isShort, namedYears, yearsOfLife, yearsText } from './place-years'
import * as styles from './timeline.module.scss'

export interface TimelineProps {
  number: number
  words: Queries.TimelineWordsFragment
  /** The projects in order of year. */
  projects: readonly Queries.TimelineProjectFragment[]
}

/** A career by years, in columns: employments, specialties and projects, one list each. */
export function Timeline({ number, words, projects }: TimelineProps) {
  const { present, employments, specialties } = words
  const begun = [...employments, ...specialties, ...projects.map(({ year }) => ({ from: year }))]
  const years = yearsOfLife(begun, present)
  const first = projects[0] ? columnOf(projects[0].year, years) : 1
  /** Places an entry in the columns of its years and reveals it from the left in turn. */
  const draw = (index: number, from: number, to: number | null) => {
    const { style, ...attributes } = reveal('draw', index)
    const start = columnOf(from, years)
    const span = to === null ? undefined : columnOf(to, years) - start + 1
    return { ...attributes, style: { ...style, '--from': start, '--span': span } as CSSProperties }
  }

  return (
    <NumberedSection
      className={classNames(styles.section, isShort(years) && styles.short)}
      style={{ '--years': years.length } as CSSProperties}
      headingId="timeline-heading"
      number={number}
      words={words}
    >
      <ol className={styles.ruler} aria-hidden="true">
        {namedYears(years).map((year) => (
          <li key={year} style={{ '--column': columnOf(year, years) + 1 } as CSSProperties}>
            <span className={styles.century}>{Math.floor(year / 100)}</span>
            {String(year).slice(-2)}
          </li>
        ))}
      </ol>
      <ol className={styles.employments} aria-label={STRINGS.about.employments}>
        {employments.map(({ name, text, from, to }, index) => (
          <li key={name} className={styles.employment} style={draw(index, from, to).style}>
            <span
              className={classNames(styles.bar, to === null && styles.open)}
              {...draw(index, from, to)}
              aria-hidden="true"
            />
            <p className={classNames(styles.text, to === null && styles.openText)}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.stop}>, </span>
              <span className="visually-hidden">{yearsText(from, to)}, </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <ol className={styles.specialties} aria-label={STRINGS.about.specialties}>
        {specialties.map(({ name, from }, index) => (
          <li key={name} className={styles.specialty} {...draw(index, from, null)}>
            {name}
            <span className="visually-hidden">, {yearsText(from, null)}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(styles.label, first > years.length / 2 && styles.beside)} id="timeline-projects">
        {words.projects}
      </p>
      <ol className={styles.projects} aria-labelledby="timeline-projects">
        {projects.map(({ path, name, year, cover }, index) => (
          <li key={path} className={styles.project} {...draw(index, year, year)}>
            <Picture
              className={styles.cover}
              picture={cover}
              sizes={fillingSizes(cover, ['64px', 1], ['64px', 1], ['6vw', 1])}
              alt=""
            />
            <Link to={path} className={styles.projectName}>
              {name}
            </Link>
            <span className={styles.year}>{year}</span>
          </li>
        ))}
      </ol>
    </NumberedSection>
  )
}

export const timelineFragment = graphql`
  fragment TimelineWords on AboutPageTimeline {
    heading
    aside
    present
    projects
    employments {
      name
      text
      from
      to
    }
    specialties {
      name
      from
    }
  }
  fragment TimelineProject on Project {
    path
    name
    year
    cover {
      ...Thumbnail
    }
  }
`
