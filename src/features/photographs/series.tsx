import { graphql } from 'gatsby'
import { useId } from 'react'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { pictureRatio } from '../../lib/picture/image-data'
import { NumberedSection } from '../../ui/numbered-section'
import { Photograph } from './photograph'
import { placePhotographs } from './place-photographs'
import * as styles from './series.module.scss'

export interface SeriesProps {
  /** Position of the series on its page, from 1. */
  number: number
  words: Queries.SeriesWordsFragment
  photos: readonly Queries.PhotographFragment[]
  /** The photographs of the page, in order, and a callback that opens one of them. */
  among: readonly string[]
  onView: ViewPhoto
}

/** The number of a photograph in captions: `1.2`. */
const numberIn = (series: number, index: number) => `${series}.${index + 1}`

/**
 * A series of photographs in rows of whole columns. The list keeps their order; there is no layout shift, and no script
 * needed.
 */
export function Series({ number, words, photos, among, onView }: SeriesProps) {
  const heading = useId()
  const spots = placePhotographs(photos.map(({ image }) => pictureRatio(image)))

  return (
    <NumberedSection className={styles.series} headingId={heading} number={number} words={words}>
      <ul className={styles.rows}>
        {photos.map((photo, index) => {
          const spot = spots[index]
          return (
            spot && (
              <Photograph
                key={photo.slug}
                photo={photo}
                number={numberIn(number, index)}
                spot={spot}
                index={spot.start === 1 ? 0 : 1}
                among={among}
                onView={onView}
              />
            )
          )
        })}
      </ul>
    </NumberedSection>
  )
}

export const seriesFragments = graphql`
  fragment SeriesWords on Photography1PageSeries {
    heading
    aside
  }
`
