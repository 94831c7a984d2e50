import { graphql } from 'gatsby'
import { reveal } from '../../ui/reveal'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './quote.module.scss'

/** A quote about the project with its author and source, on the surrounding page grid. */
export function Quote({ quote: { text, author, source } }: { quote: Queries.ProjectQuoteWordsFragment }) {
  return (
    <figure className={styles.quote} {...reveal()}>
      <blockquote className={styles.text}>
        <p>{interpolate(STRINGS.shared.quote, { text })}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <b>{author}</b>
        <br />
        {interpolate(STRINGS.shared.source, { source })}
      </figcaption>
    </figure>
  )
}

export const quoteFragment = graphql`
  fragment ProjectQuoteWords on ProjectQuote {
    text
    author
    source
  }
`
