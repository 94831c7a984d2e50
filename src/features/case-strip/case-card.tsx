import { graphql, Link } from 'gatsby'
import { workPart } from '../../lib/routing/work-parts'
import { Picture } from '../../ui/picture'
import * as styles from './case-card.module.scss'

/** A case: a project, what to say about it, and the picture to show. */
export interface Case {
  project: Queries.CaseProjectFragment
  line: string
  picture: Queries.PictureFragment
}

export interface CaseCardProps {
  id: string | undefined
  words: Case
  /** Text of the link, such as `Read the case`. */
  read: string
  /** Not the current one, whose words are all in view. */
  isAway: boolean
}

/** A card of the strip: image, name, one line. The whole card is one link. */
export function CaseCard({ id, words: { project, line, picture }, read, isAway }: CaseCardProps) {
  return (
    <li className={styles.card} id={id} data-away={isAway || undefined}>
      <div className={styles.frame} {...workPart('cover', project.path)}>
        <Picture picture={picture} className={styles.image} sizes="(min-width: 768px) 80vw, 147vw" />
      </div>
      <div className={styles.caption}>
        <h3>
          <Link className={styles.link} to={project.path}>
            <span className={styles.word} {...workPart('name', project.path)}>
              {project.name}
            </span>
          </Link>
        </h3>
        <p className={styles.line}>{line}</p>
        <p className={styles.read} aria-hidden="true">
          <span>{read}</span>
        </p>
      </div>
    </li>
  )
}

export const caseProjectFragment = graphql`
  fragment CaseProject on Project {
    slug
    path
    name
  }
`
