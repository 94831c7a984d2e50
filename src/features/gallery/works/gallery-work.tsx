import { Link } from 'gatsby'
import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { workPart } from '../../../lib/routing/work-parts'
import { photoLink, type ViewPhoto } from '../../../lib/picture/photo-link'
import { pictureRatio } from '../../../lib/picture/image-data'
import { Picture } from '../../../ui/picture'
import type { Caption } from './caption-of'
import { DetailPicture, DetailSign } from './detail-picture'
import * as styles from './gallery-work.module.scss'
import type { Ground, Work } from './work'

export interface GalleryWorkProps {
  work: Work
  /** Rendered width of the image, as a `sizes` attribute. */
  sizes: string
  /** The crop that phones show instead, from margin to margin. */
  upright?: Queries.UprightFragment | undefined
  /** In the first row on phones: load eagerly. */
  priority: boolean
  /** How its caption is set. */
  caption: Caption
  /** Its place. */
  style: CSSProperties
  /** Heading level of its name. */
  level?: 2 | 3
  /** The photographs shown, and a callback that opens one of them over the page. */
  photographs: readonly string[]
  onView: ViewPhoto
}

/**
 * A work in a gallery: image, number, name, kind and year. All of it is one link, to a project's page or to a
 * photograph's largest file, which opens over the page.
 */
export function GalleryWork({ level = 2, caption, style, ...props }: GalleryWorkProps) {
  const { work, sizes, upright, priority, photographs, onView } = props
  const Name = level === 2 ? 'h2' : 'h3'
  const { slug, number, name, kind, year, note, picture, ratio, href, photograph, ground, detail } = work

  return (
    <li
      className={styles.work}
      data-work={slug}
      data-caption={caption}
      style={{ '--ratio': ratio.toFixed(4), ...style } as CSSProperties}
    >
      <div
        className={classNames(styles.frame, ground && styles.screen, ground?.larger !== undefined && styles.cut)}
        style={ground && groundStyle(ground)}
        {...(photograph || ground || detail ? {} : workPart('cover', href))}
      >
        {detail ? (
          <DetailPicture detail={detail} picture={picture} priority={priority} />
        ) : (
          <Picture
            className={styles.image}
            picture={picture}
            sizes={sizes}
            upright={upright}
            uprightSizes="91vw"
            priority={priority}
          />
        )}
      </div>
      <div className={styles.caption}>
        {detail && <DetailSign detail={detail} ratio={pictureRatio(picture)} />}
        {number && <span>{number}</span>}
        <Name>
          {photograph ? (
            <a {...photoLink(slug, photographs, onView)} className={styles.link} href={href}>
              <span className={styles.text}>{name}</span>{' '}
              <span className="visually-hidden">{STRINGS.gallery.fullSize}</span>
            </a>
          ) : (
            <Link className={styles.link} to={href}>
              <span className={styles.text}>{name}</span>
            </Link>
          )}
        </Name>
        <p>{caption === 'year' ? kind : [kind, year].filter(Boolean).join(', ')}</p>
      </div>
      {caption === 'uneven' && note && <p className={styles.note}>{note}</p>}
    </li>
  )
}

/** The colour of a screen's ground, and the shares from which the style sheet sets its margins. */
const groundStyle = ({ colour, beside, above, larger }: Ground) =>
  ({ backgroundColor: colour, '--beside': beside, '--above': above, '--larger': larger }) as CSSProperties
