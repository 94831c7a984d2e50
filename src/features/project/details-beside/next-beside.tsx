import { Link } from 'gatsby'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { workPart } from '../../../lib/routing/work-parts'
import { Picture } from '../../../ui/picture'
import type { Neighbour } from '../template-props'
import * as styles from './next-beside.module.scss'

/** The link to the next project in one row: name and line, and its cover out to the edge, down to the footer. */
export function NextBeside({ project }: { project: Neighbour }) {
  return (
    <nav className={styles.next} aria-label={STRINGS.project.nextProject}>
      <span className={styles.label} aria-hidden="true">
        {STRINGS.project.next}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <Link className={styles.link} to={project.path}>
            <span className={styles.word} {...workPart('name', project.path)}>
              {project.name}
            </span>
          </Link>
        </p>
        <p className={styles.line}>{project.line}</p>
      </div>
      <div className={styles.frame} {...workPart('cover', project.path)}>
        {project.cover && (
          <Picture
            className={styles.image}
            picture={project.cover}
            alt=""
            sizes={fillingSizes(project.cover, ['100vw', 3 / 2], ['50vw', 2], ['29vw', 4 / 3])}
          />
        )}
      </div>
    </nav>
  )
}
