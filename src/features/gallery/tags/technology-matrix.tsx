import { graphql, Link } from 'gatsby'
import { classNames } from '../../../lib/text/class-names'
import { type TagLink, tagPath } from './tags'
import { SlashText } from '../../../ui/breakable-text'
import * as styles from './technology-matrix.module.scss'

export interface TechnologyMatrixProps {
  /** The rows: the site's specialties, each with its total number of works. */
  technologies: readonly TagLink[]
  /** The columns, newest first, as the works below. */
  projects: readonly Queries.TechnologyColumnFragment[]
  /** In which of them the owner did some of the work with a technology; such projects are not counted. */
  some: readonly Queries.TechnologyShareFragment[]
  /** Path of the technology whose works are shown. */
  present: string
}

/** Which project uses what: a row per technology, linked to its works, the current one first. */
export function TechnologyMatrix({ technologies, projects, some, present }: TechnologyMatrixProps) {
  const isOther = ({ path }: TagLink) => Number(path !== present)
  const rows = [...technologies].sort((one, other) => isOther(one) - isOther(other))
  const isSome = (path: string, project: string) =>
    some.some((share) => tagPath(share.technology) === path && `/${share.project}/` === project)

  return (
    // Scrolls sideways when it lacks room, by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-labelledby="matrix" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.name} scope="col" id="matrix">
              {STRINGS.matrix.head}
            </th>
            {projects.map(({ path, name, technologies: used }) => (
              <th
                key={path}
                scope="col"
                className={classNames(used.some((one) => one.path === present) && styles.present)}
              >
                <Link to={path}>{name}</Link>
              </th>
            ))}
            <th className={styles.sum} scope="col">
              <span>{STRINGS.matrix.all}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, path, count }) => (
            <tr key={path} className={classNames(path === present && styles.present)}>
              <th className={styles.name} scope="row">
                <Link to={path} aria-current={path === present ? 'page' : undefined}>
                  <SlashText text={name} />
                </Link>
              </th>
              {projects.map((project) => {
                const isPart = isSome(path, project.path)
                const isUsed = isPart || project.technologies.some((one) => one.path === path)
                return (
                  <td key={project.path} className={classNames(isUsed && styles.used, isPart && styles.some)}>
                    {isUsed && (
                      <>
                        <span className="visually-hidden">
                          {isPart ? STRINGS.curriculum.some : STRINGS.matrix.used}
                        </span>
                        {/* For pointers only: the head of the column is the same link. */}
                        <Link to={project.path} tabIndex={-1} aria-hidden="true" />
                      </>
                    )}
                  </td>
                )
              })}
              <td className={styles.sum}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {some.length > 0 && (
        <ul className={styles.legend}>
          <li>{STRINGS.matrix.led}</li>
          <li>{STRINGS.matrix.some}</li>
        </ul>
      )}
    </div>
  )
}

export const technologyFragments = graphql`
  fragment TechnologyColumn on Project {
    path
    name
    technologies {
      path
    }
  }
  fragment TechnologyShare on TagShare {
    technology
    project
  }
`
