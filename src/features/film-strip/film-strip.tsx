import { graphql } from 'gatsby'
import { type CSSProperties, useCallback, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useStrip } from '../../lib/strip/use-strip'
import { pictureRatio } from '../../lib/picture/image-data'
import * as styles from './film-strip.module.scss'
import { StripBar } from './strip-bar'
import { StripPhoto } from './strip-photo'
import { goesRound } from './go-round'
import { moveFilm } from './move-film'

export interface FilmStripProps {
  words: Queries.FilmStripWordsFragment
  photos: readonly Queries.StripPhotoFragment[]
  /** Path of the page that shows photographs in rows, if there is one. */
  rows: string | undefined
  /** Opens a photograph over the page. */
  onView: ViewPhoto
}

/**
 * How many photographs on each side of the current one are preloaded: before the strip is touched or has moved, and
 * after. None before hydration: the first photograph gets the whole connection.
 */
const AHEAD = { first: 1, then: 3 }

/**
 * Full-height photographs side by side, moved by wheel, drag, keys and touch; the last is followed by the first.
 * Clicking the current one opens it, and so do Enter and Space. Without scripts they are stacked.
 */
export function FilmStrip({ words, photos, rows, onView }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  // Not state, which would render at every frame of a movement.
  const slide = useCallback((position: number) => rail.current?.style.setProperty('--at', String(position)), [])
  const { current, hasMoved, goTo } = useStrip(strip, moveFilm, slide)
  // A drag is far on its way before another photograph is the current one.
  const [isTouched, setTouched] = useState(false)
  // Until then every link is reachable, as nothing moves the strip to it.
  const isHydrated = useHydrated()
  const among = photos.map(({ slug }) => slug)
  const ratioAt = (index: number) => {
    const photo = photos.at(index)
    return photo ? pictureRatio(photo.image).toFixed(4) : 1
  }
  const ahead = !isHydrated ? 0 : hasMoved || isTouched ? AHEAD.then : AHEAD.first
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
          onPointerDown={() => setTouched(true)}
          style={{ '--first': ratioAt(0), '--last': ratioAt(-1) } as CSSProperties}
          {...(isHydrated && { tabIndex: 0 })}
          {...(hasMoved && { 'data-moved': '' })}
        >
          {photos.map((photo, index) => (
            <StripPhoto
              key={photo.slug}
              photo={photo}
              number={index + 1}
              isNear={isNear(index)}
              isCurrent={isHydrated ? index === current : undefined}
              among={among}
              onView={onView}
            />
          ))}
        </ul>
      </div>
      <StripBar
        words={words}
        photos={photos}
        current={current}
        hasMoved={hasMoved}
        rows={rows}
        rail={rail}
        onChoose={goTo}
      />
    </div>
  )
}

export const filmStripFragments = graphql`
  fragment FilmStripWords on Photography2Page {
    heading
    hint
    hintTouch
    hintWhole
    around
    home
    rows
  }
  fragment StripPhoto on Photo {
    slug
    title
    note
    place
    image {
      ...Picture
    }
  }
`
