import { ClosingSection } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { TextLink } from '../../ui/text-link'

export interface ClosingProps {
  text: string
  words: Queries.OpeningWordsFragment
  /** Path of the film strip, if there is one. */
  film: string | undefined
  /** Path of the page about how they were made, if there is one. */
  colophon: string | undefined
}

/** The end of the page: a line, and the links that its opening has too. */
export function Closing({ text, words: { strip, made }, film, colophon }: ClosingProps) {
  return (
    <ClosingSection>
      {text} {colophon && made && <TextLink to={colophon}>{made}</TextLink>}
      {film && <ClosingLink to={film}>{strip}</ClosingLink>}
    </ClosingSection>
  )
}
