import { graphql } from 'gatsby'
import { Facts } from '../../../ui/facts'
import { WidePicture } from '../../../ui/wide-picture'
import { factsOf } from '../facts-of'
import * as styles from './project-head.module.scss'

/** The head of a case study: name, result in one sentence, cover from edge to edge, four facts. */
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
      </div>
      <WidePicture picture={cover} priority />
      <div className={styles.facts}>
        <Facts facts={factsOf(project)} />
      </div>
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
