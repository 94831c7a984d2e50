import { graphql } from 'gatsby'
import { Lines } from '../../ui/lines'
import { Picture } from '../../ui/picture'
import * as styles from './opening.module.scss'

export interface OpeningProps {
  words: Queries.DesignerOpeningFragment
}

/** A picture from edge to edge with the header on it, and the display line below, its second half set in. */
export function Opening({ words }: OpeningProps) {
  return (
    <div className={styles.opening} data-header-ground="image-light-wide">
      <Picture
        picture={words.picture}
        upright={words.picture.upright}
        className={styles.picture}
        priority
        sizes="100vw"
      />
      <h1 className={styles.line}>
        <Lines lines={words.line} />
      </h1>
    </div>
  )
}

export const openingFragment = graphql`
  fragment DesignerOpening on Designer2PageHero {
    line
    picture {
      ...WidePicture
    }
  }
`
