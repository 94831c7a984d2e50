import { graphql } from 'gatsby'
import { TextLink } from '../../ui/text-link'
import * as styles from './closing.module.scss'

/** The line below the works, with a link to all of them. */
export function Closing({ words: { text, link, gallery } }: { words: Queries.StudioClosingFragment }) {
  return (
    <p className={styles.line}>
      <span className={styles.words}>
        {text} <TextLink to={gallery.path}>{link}</TextLink>
      </span>
    </p>
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
