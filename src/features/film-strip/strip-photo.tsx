import type { CSSProperties, SyntheticEvent } from 'react'
import { pictureFile, pictureRatio } from '../../lib/picture/image-data'
import { photoLink, type ViewPhoto } from '../../lib/picture/photo-link'
import { classNames } from '../../lib/text/class-names'
import { Picture } from '../../ui/picture'
import * as styles from './strip-photo.module.scss'

export interface StripPhotoProps {
  photo: Queries.StripPhotoFragment
  /** Its number in the strip, from 1. */
  number: number
  /** Near the current one: loaded eagerly, as browsers do not look ahead within a strip. */
  isNear: boolean
  /** Whether it is the strip's current one; undefined if the strip does not move. */
  isCurrent: boolean | undefined
  /** The photographs of the strip, in order, and a callback that opens one of them. */
  among: readonly string[]
  onView: ViewPhoto
}

/** As far as a photograph may look to each side, where it is cropped so near to one that this is less than for others. */
function lookOf(focus: string | null) {
  const across = Number.parseFloat(focus ?? '50')
  const most = Math.min(across, 100 - across)
  return most < Number.parseFloat(styles.look ?? '') ? ({ '--look': `${most}%` } as CSSProperties) : undefined
}

/** It comes into view as a picture, not as a plain area. */
const decodeAhead = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  void currentTarget.decode().catch(() => undefined)

/**
 * A photograph of the strip with its caption, which is left to screen readers while the strip moves. Its link opens it
 * over the page; in a moving strip Tab reaches only the current one.
 */
export function StripPhoto({ photo, number, isNear, isCurrent, among, onView }: StripPhotoProps) {
  const ratio = pictureRatio(photo.image).toFixed(4)
  const widthBeside = (below = '0px') => `calc((100vh - ${below}) * ${ratio})`
  // A cropped one fills the height as well. The first viewport that matches counts.
  const beside = [
    [styles.low, styles.belowLow],
    ['(min-width: 768px)', styles.below],
  ].map(([viewport = '', below]) => `${viewport} ${widthBeside(below)}, `)

  return (
    <li className={classNames(styles.photo, isCurrent && styles.current)} style={{ '--ratio': ratio } as CSSProperties}>
      <Picture
        className={styles.image}
        picture={photo.image}
        sizes={beside.join('') + widthBeside(styles.belowSmall)}
        draggable={false}
        onLoad={decodeAhead}
        style={lookOf(photo.image.focus)}
        isLarge
        priority={number === 1}
        {...(number > 1 && { loading: isNear ? 'eager' : 'lazy' })}
      />
      <div className={styles.caption}>
        <p className={styles.number}>{String(number).padStart(2, '0')}</p>
        <h2 className={styles.title}>
          <a
            {...photoLink(photo.slug, among, onView)}
            className={styles.link}
            href={pictureFile(photo.image)}
            {...(isCurrent === false && { tabIndex: -1 })}
          >
            {photo.title} <span className="visually-hidden">{STRINGS.gallery.fullSize}</span>
          </a>
        </h2>
        <p className={styles.place}>{photo.place}</p>
      </div>
    </li>
  )
}
