import { graphql } from 'gatsby'
import { Facts } from '../../ui/facts'
import { WidePicture } from '../../ui/wide-picture'
import { factsOf } from './facts-of'
import * as styles from './project-head.module.scss'

/** The head of a case study: name, result in one sentence, four facts, cover from edge to edge. */
export function ProjectHead({ project }: { project: Queries.ProjectHeadFragment }) {
  const { name, order, result, cover } = project

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.number} aria-hidden="true">
          1.{order}
        </p>
        <p className={styles.result}>{result}</p>
        <Facts className={styles.facts} facts={factsOf(project)} />
      </div>
      <WidePicture picture={cover} priority />
    </>
  )
}

export const projectHeadFragment = graphql`
  fragment ProjectHead on Project {
    name
    order
    result
    client
    role
    team
    year
    duration
    stack
    links {
      label
      url
    }
    cover {
      ...Picture
    }
  }
`
