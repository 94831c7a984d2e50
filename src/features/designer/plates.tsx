import { graphql } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './plates.module.scss'

export interface PlatesProps {
  plates: readonly Queries.DesignerPlateFragment[]
}

const PLACES = [
  { place: styles.left, ratio: 2 / 3, phone: '73vw', wide: '29vw' },
  { place: styles.middle, ratio: 4 / 5, phone: '95vw', wide: '45vw' },
  { place: styles.right, ratio: 2 / 3, phone: '73vw', wide: '29vw' },
]

/** Up to three tall pictures at staggered heights, each with a caption. */
export function Plates({ plates }: PlatesProps) {
  return (
    <div className={styles.plates}>
      {PLACES.map(({ place, ratio, phone, wide }, index) => {
        const plate = plates[index]
        return (
          plate && (
            <figure key={plate.caption} className={place}>
              <div className={styles.frame} {...reveal('uncover', index)}>
                <Picture picture={plate.picture} sizes={fillingSizes(plate.picture, [phone, ratio], [wide, ratio])} />
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
