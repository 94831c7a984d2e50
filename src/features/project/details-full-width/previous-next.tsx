import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { workPart } from '../../../lib/routing/work-parts'
import { classNames } from '../../../lib/text/class-names'
import { Picture } from '../../../ui/picture'
import type { Previous } from '../template-props'
import * as styles from './previous-next.module.scss'

export interface PreviousNextProps {
  previous: Previous
  next: Previous
}

/**
 * The links to both neighbours: two halves that meet in the middle of the page, down to the footer, each with its plate
 * on its cover.
 */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  return (
    <nav className={styles.ways} aria-label={STRINGS.project.others}>
      <Way to={previous}>
        <Arrow className={styles.back} /> {STRINGS.project.previous}{' '}
        <span className="visually-hidden">{STRINGS.project.project}</span>
      </Way>
      <Way to={next} className={styles.next}>
        {STRINGS.project.next} <span className="visually-hidden">{STRINGS.project.project}</span> <Arrow />
      </Way>
    </nav>
  )
}

interface WayProps {
  to: Previous
  className?: string | undefined
  /** What it says above the name. */
  children: ReactNode
}

function Way({ to: { path, name, cover }, className, children }: WayProps) {
  return (
    <Link className={classNames(styles.way, className)} to={path}>
      {cover && (
        <span className={styles.cover} {...workPart('cover', path)}>
          <Picture picture={cover} alt="" sizes={fillingSizes(cover, ['100vw', 3 / 2], ['50vw', 3 / 2])} />
        </span>
      )}
      <span className={styles.plate}>
        <span className={styles.label}>{children}</span>
        <span className={styles.name}>
          <span {...workPart('name', path)}>{name}</span>
        </span>
      </span>
    </Link>
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
