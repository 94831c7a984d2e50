import { graphql } from 'gatsby'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './plates.module.scss'

export interface PlatesProps {
  plates: readonly Queries.DesignerPlateFragment[]
}

const PLACES = [
  { place: styles.left, sizes: '(min-width: 768px) 29vw, 73vw' },
  { place: styles.middle, sizes: '(min-width: 768px) 45vw, 95vw' },
  { place: styles.right, sizes: '(min-width: 768px) 29vw, 73vw' },
]

/** Up to three tall pictures at staggered heights, each with a caption. */
export function Plates({ plates }: PlatesProps) {
  return (
    <div className={styles.plates}>
      {PLACES.map(({ place, sizes }, index) => {
        const plate = plates[index]
        return (
          plate && (
            <figure key={plate.caption} className={place}>
              <div className={styles.frame} {...reveal('uncover', index)}>
                <Picture picture={plate.picture} sizes={sizes} />
              </div>
              <figcaption className={styles.caption}>{plate.caption}</figcaption>
            </figure>
          )
        )
      })}
    </div>
  )
}

export const plateFragment = graphql`
  fragment DesignerPlate on Designer2PagePlates {
    caption
    picture {
      ...Picture
    }
  }
`
