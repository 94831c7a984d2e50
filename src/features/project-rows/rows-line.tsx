import { PillLink } from '../../ui/pill-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './rows-line.module.scss'

export interface RowsLineProps {
  /** Paths of the previous and next pages. */
  previous?: string | undefined
  next?: string | undefined
}

/** Pagination links of a list of projects; nothing if it fits one page. */
export function RowsLine({ previous, next }: RowsLineProps) {
  if (!previous && !next) return null
  return (
    <p className={styles.line}>
      {next && <PillLink to={next}>{STRINGS.gallery.more}</PillLink>}
      {previous && <TextLink to={previous}>{STRINGS.gallery.previous}</TextLink>}
    </p>
  )
}
