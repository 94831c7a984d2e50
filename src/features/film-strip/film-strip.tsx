import { graphql } from 'gatsby'
import { type CSSProperties, useRef } from 'react'
import { classNames } from '../../lib/text/class-names'
import { pictureRatio } from '../../lib/picture/picture-ratio'
import * as styles from './film-strip.module.scss'
import { StripBar } from './strip-bar'
import { StripPhoto } from './strip-photo'
import { useStrip } from './use-strip'

export interface FilmStripProps {
  words: Queries.FilmStripWordsFragment
  photos: readonly Queries.StripPhotoFragment[]
}

/** How many photographs beyond the current one are fetched ahead. */
const AHEAD = 3

/**
 * Photographs at full height side by side, moved by wheel, drag, keys and touch. Without scripts, and under reduced
 * motion, they stand below each other.
 */
export function FilmStrip({ words, photos }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const { current, hasMoved, isMoving } = useStrip(strip)
  const last = photos.at(-1)

  return (
    <div className={styles.page}>
      <h1 className={classNames(styles.heading, hasMoved && styles.passed)}>{words.heading}</h1>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={words.heading}
          style={{ '--last': last ? pictureRatio(last.image).toFixed(4) : 1 } as CSSProperties}
          {...(isMoving && { tabIndex: 0 })}
        >
          {photos.map((photo, index) => (
            <StripPhoto key={photo.slug} photo={photo} number={index + 1} isNear={index <= current + AHEAD} />
          ))}
        </ul>
      </div>
      <StripBar words={words} photos={photos} current={current} hasMoved={hasMoved} />
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
