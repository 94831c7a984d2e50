import { graphql } from 'gatsby'
import { ClosingLink } from '../../ui/closing-link'
import { ClosingSection } from '../../ui/closing-line'

/** The end of the page: a line, and a link to all works. */
export function Closing({ words: { text, link, gallery } }: { words: Queries.StudioClosingFragment }) {
  return (
    <ClosingSection>
      {text} <ClosingLink to={gallery.path}>{link}</ClosingLink>
    </ClosingSection>
  )
}

export const studioClosingFragment = graphql`
  fragment StudioClosing on Agency2PageClosing {
    text
    link
    gallery {
      path
    }
  }
`
