import { ClosingSection } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './closing.module.scss'

export interface ClosingProps {
  text: string
  words: Queries.OpeningWordsFragment
  /** Path of the film strip, if there is one. */
  film: string | undefined
  /** Path of the page about how they were made, if there is one. */
  colophon: string | undefined
}

/** The end of the page: a line, the way to the film strip, and below it the way to how they were made. */
export function Closing({ text, words: { strip, made }, film, colophon }: ClosingProps) {
  return (
    <ClosingSection>
      {text}
      {film && <ClosingLink to={film}>{strip}</ClosingLink>}
      {colophon && made && (
        <span className={styles.made}>
          <TextLink to={colophon}>{made}</TextLink>
        </span>
      )}
    </ClosingSection>
  )
}
