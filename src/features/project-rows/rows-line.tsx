import { PillLink } from '../../ui/pill-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './rows-line.module.scss'

export interface RowsLineProps {
  /** Paths of the pages before and after this one. */
  previous?: string | undefined
  next?: string | undefined
}

/** Where a list of projects goes on, and went on from; nothing where it is whole. */
export function RowsLine({ previous, next }: RowsLineProps) {
  if (!previous && !next) return null
  return (
    <p className={styles.line}>
      {next && <PillLink to={next}>{STRINGS.gallery.more}</PillLink>}
      {previous && <TextLink to={previous}>{STRINGS.gallery.previous}</TextLink>}
    </p>
  )
}
