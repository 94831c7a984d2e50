import { ClosingLink } from '../../ui/closing-link'
import * as styles from './rows-line.module.scss'

export interface RowsClosingProps {
  text: string
  link: string
  /** The gallery that it leads to. */
  to: { readonly path: string }
}

/** What stands below the last of all projects: a line, and the way on to a gallery. */
export function RowsClosing({ text, link, to }: RowsClosingProps) {
  return (
    <p className={styles.closing}>
      {text} <ClosingLink to={to.path}>{link}</ClosingLink>
    </p>
  )
}
