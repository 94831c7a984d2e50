import { graphql } from 'gatsby'
import { Lines } from '../../ui/lines'
import { Picture } from '../../ui/picture'
import * as styles from './designer-opening.module.scss'

export interface DesignerOpeningProps {
  words: Queries.DesignerOpeningFragment
}

/** A full-bleed picture with the header on it, and below it the display line, its second half indented. */
export function DesignerOpening({ words }: DesignerOpeningProps) {
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

export const designerOpeningFragment = graphql`
  fragment DesignerOpening on Designer2PageHero {
    line
    picture {
      ...WidePicture
    }
  }
`
