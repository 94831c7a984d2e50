import { graphql } from 'gatsby'
import { ClosingLink } from '../../ui/closing-link'
import * as styles from './closing.module.scss'

/** The end of the page: a line, and the way to all works. */
export function Closing({ words: { text, link, gallery } }: { words: Queries.StudioClosingFragment }) {
  return (
    <div className={styles.closing}>
      <p>
        {text} <ClosingLink to={gallery.path}>{link}</ClosingLink>
      </p>
    </div>
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
