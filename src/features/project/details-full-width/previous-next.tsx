import { Link } from 'gatsby'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { workPart } from '../../../lib/routing/work-parts'
import { classNames } from '../../../lib/text/class-names'
import { Picture } from '../../../ui/picture'
import type { Neighbour } from '../template-props'
import * as styles from './previous-next.module.scss'

export interface PreviousNextProps {
  previous: Pick<Queries.NextProjectFragment, 'path' | 'name'>
  next: Neighbour
}

/**
 * The links to both neighbours: two halves that meet in the middle of the page, down to the footer; the next one on its
 * cover.
 */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  return (
    <nav className={styles.ways} aria-label={STRINGS.project.others}>
      <Link className={styles.way} to={previous.path}>
        <span className={styles.label}>
          <Arrow className={styles.back} /> {STRINGS.project.previous}{' '}
          <span className="visually-hidden">{STRINGS.project.project}</span>
        </span>
        <span className={styles.name}>
          <span {...workPart('name', previous.path)}>{previous.name}</span>
        </span>
      </Link>
      <Link className={classNames(styles.way, styles.next)} to={next.path}>
        {next.cover && (
          <span className={styles.cover} {...workPart('cover', next.path)}>
            <Picture picture={next.cover} alt="" sizes={fillingSizes(next.cover, ['100vw', 3 / 2], ['50vw', 2])} />
          </span>
        )}
        <span className={styles.label}>
          {STRINGS.project.next} <span className="visually-hidden">{STRINGS.project.project}</span> <Arrow />
        </span>
        <span className={styles.name}>
          <span {...workPart('name', next.path)}>{next.name}</span>
        </span>
      </Link>
    </nav>
  )
}

function Arrow({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="24"
      height="16"
      viewBox="0 0 24 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 8h22M15.5 1.5 22 8l-6.5 6.5" />
    </svg>
  )
}
