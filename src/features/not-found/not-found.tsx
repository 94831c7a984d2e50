import { graphql } from 'gatsby'
import { FinderPlace, type FinderPlaceProps } from './finder-place'
import * as styles from './not-found.module.scss'

/** A plain sentence for a missing page, and the finder over all pages. */
export function NotFound({ words, ...rest }: FinderPlaceProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.line}>{words.line}</h1>
      <FinderPlace words={words} {...rest} />
    </div>
  )
}

export const notFoundFragments = graphql`
  fragment NotFoundWords on NotFoundPage {
    line
    asked
    near
    nearOne
    far
    finder {
      label
      hint
      closest
      ...FinderKinds
      all {
        title
        note
        kind
      }
    }
  }
  fragment FinderKinds on NotFoundPageFinder {
    kinds {
      page
      project
      gallery
    }
    lists {
      page
      project
      gallery
    }
  }

  fragment FinderPage on PageEntry {
    path
    title
    label
    kind
    group
    tags
  }

  fragment FinderTag on Tag {
    slug
    path
    label
  }
`
