import { graphql, Link } from 'gatsby'
import type { CSSProperties } from 'react'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { workPart } from '../../../lib/routing/work-parts'
import { Picture } from '../../../ui/picture'
import type { Neighbour } from '../template-props'
import * as styles from './next-project.module.scss'

/** The link to the next project: its name at full size, and its cover down to the footer. */
export function NextProject({ project }: { project: Neighbour }) {
  return (
    <nav className={styles.next} aria-label={STRINGS.project.nextProject}>
      <Link className={styles.link} to={project.path}>
        <span className={styles.label}>{STRINGS.project.nextProject}</span>
        <span className={styles.number} aria-hidden="true">
          1.{project.order}
        </span>
        <span
          className={styles.name}
          style={{ '--widest': project.nameWidth, '--bearing': project.nameBearing } as CSSProperties}
        >
          <span {...workPart('name', project.path)}>{project.name}</span>
        </span>
        <span className={styles.read}>{STRINGS.project.readCase}</span>
        <span className={styles.frame} {...workPart('cover', project.path)}>
          {project.cover && (
            <Picture
              picture={project.cover}
              alt=""
              sizes={fillingSizes(project.cover, ['100vw', 3 / 2], ['100vw', 2])}
            />
          )}
        </span>
      </Link>
    </nav>
  )
}

export const nextProjectFragment = graphql`
  fragment NextProject on Project {
    path
    name
    nameWidth
    nameBearing
    line
    order
  }
`
