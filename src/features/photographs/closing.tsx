import { ClosingLink } from '../../ui/closing-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './closing.module.scss'

export interface ClosingProps {
  text: string
  words: Queries.OpeningWordsFragment
  /** Path of the film strip, if there is one. */
  film: string | undefined
  /** Path of the page that says how they were made, if there is one. */
  colophon: string | undefined
}

/** The end of the page: a line, and the ways on that its opening names too. */
export function Closing({ text, words: { strip, made }, film, colophon }: ClosingProps) {
  return (
    <div className={styles.closing}>
      <p>
        {text} {colophon && made && <TextLink to={colophon}>{made}</TextLink>}
        {film && <ClosingLink to={film}>{strip}</ClosingLink>}
      </p>
    </div>
  )
}
