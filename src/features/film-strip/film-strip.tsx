import { graphql } from 'gatsby'
import { type CSSProperties, useRef } from 'react'
import { classNames } from '../../lib/text/class-names'
import { pictureRatio } from '../../lib/picture/image-data'
import * as styles from './film-strip.module.scss'
import { StripBar } from './strip-bar'
import { StripPhoto } from './strip-photo'
import { goesRound } from './strip-places'
import { useStrip } from './use-strip'

export interface FilmStripProps {
  words: Queries.FilmStripWordsFragment
  photos: readonly Queries.StripPhotoFragment[]
}

/**
 * How many photographs to each side of the current one are fetched ahead: before the strip has been moved, and then. None
 * while the page still loads, for the first has the whole connection.
 */
const AHEAD = { first: 1, then: 3 }

/**
 * Photographs at full height side by side, moved by wheel, drag, keys and touch; after the last comes the first. Without
 * scripts, and under reduced motion, they stand below each other.
 */
export function FilmStrip({ words, photos }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const { current, hasMoved, isMoving, goTo } = useStrip(strip)
  const last = photos.at(-1)
  const ahead = !isMoving ? 0 : hasMoved ? AHEAD.then : AHEAD.first
  const isRound = goesRound(photos.length)
  const isNear = (index: number) => {
    const off = Math.abs(index - current)
    return Math.min(off, isRound ? photos.length - off : off) <= ahead
  }

  return (
    <div className={styles.page}>
      <h1 className={classNames(styles.heading, isRound ? styles.heard : hasMoved && styles.passed)}>
        {words.heading}
      </h1>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={classNames(styles.strip, isRound && styles.round)}
          aria-label={words.heading}
          style={{ '--last': last ? pictureRatio(last.image).toFixed(4) : 1 } as CSSProperties}
          {...(isMoving && { tabIndex: 0 })}
          {...(hasMoved && { 'data-moved': '' })}
        >
          {photos.map((photo, index) => (
            <StripPhoto key={photo.slug} photo={photo} number={index + 1} isNear={isNear(index)} />
          ))}
        </ul>
      </div>
      <StripBar words={words} photos={photos} current={current} hasMoved={hasMoved} onChoose={goTo} />
    </div>
  )
}

export const filmStripFragments = graphql`
  fragment FilmStripWords on Photography2Page {
    heading
    hint
    hintTouch
    home
  }
  fragment StripPhoto on Photo {
    slug
    title
    place
    image {
      ...Picture
    }
  }
`
