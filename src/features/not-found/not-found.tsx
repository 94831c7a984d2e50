import { graphql, Link } from 'gatsby'
import * as styles from './not-found.module.scss'

export interface NotFoundProps {
  words: Queries.NotFoundWordsFragment
  projects: readonly Queries.NotFoundProjectFragment[]
}

/** A plain sentence where there is no page, and the projects as ways on. */
export function NotFound({ words, projects }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.line}>{words.line}</h1>
      <p className={styles.text}>{words.text}</p>
      <h2 className={styles.heading}>{words.projects}</h2>
      <ul>
        {projects.map(({ path, name, line }) => (
          <li key={path}>
            <Link className={styles.row} to={path}>
              <span className={styles.name}>{name}</span>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const notFoundFragments = graphql`
  fragment NotFoundWords on NotFoundPage {
    line
    text
    projects
  }
  fragment NotFoundProject on Project {
    path
    name
    line
  }
`
