import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { classNames } from '../../lib/text/class-names'
import { photoLink, type ViewPhoto } from '../../lib/picture/photo-link'
import { pictureFile, pictureRatio } from '../../lib/picture/image-data'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './photograph.module.scss'
import { photographSizes } from './photograph-sizes'
import type { Spot } from './place-photographs'

export interface PhotographProps {
  photo: Queries.PhotographFragment
  /** Its number, as in captions: `1.2`. */
  number: string
  spot: Spot
  /** Position in its row, from 0. */
  index: number
  /** The photographs of the page, in order, and a callback that opens one of them. */
  among: readonly string[]
  onView: ViewPhoto
}

/** A photograph of a series with its caption: one link, which opens it over the page. */
export function Photograph({ photo, number, spot, index, among, onView }: PhotographProps) {
  const { slug, title, image } = photo
  const { start, span, height, edge, shape, pair, bleed } = spot
  const ratio = pictureRatio(image)
  const place = {
    '--start': start,
    '--span': span,
    '--ratio': ratio.toFixed(4),
    '--height': height?.toFixed(4),
    '--pair': pair?.toFixed(4),
    '--beside': bleed?.beside.toFixed(4),
    '--wide': bleed?.wide,
    '--widest': bleed?.widest,
  }

  return (
    <li
      className={classNames(
        styles.photograph,
        styles[shape],
        edge && styles[edge],
        height !== undefined && styles.level,
        bleed && styles.bled,
        start === 1 && styles.first,
        pair !== undefined && styles.paired,
      )}
      style={place as CSSProperties}
    >
      <div className={styles.frame} {...reveal('uncover', index)}>
        <Picture className={styles.image} picture={image} sizes={photographSizes(spot, ratio)} />
      </div>
      <p className={styles.caption}>
        <span className={styles.number}>{number}</span>
        <a {...photoLink(slug, among, onView)} className={styles.link} href={pictureFile(image)}>
          <span className={styles.title}>{title}</span>{' '}
          <span className="visually-hidden">{STRINGS.gallery.fullSize}</span>
        </a>
      </p>
    </li>
  )
}

export const photographFragment = graphql`
  fragment Photograph on Photo {
    slug
    title
    image {
      ...Picture
    }
  }
`
