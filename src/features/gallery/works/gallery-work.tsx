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
  /** Width of the image on the page, as the `sizes` attribute takes it. */
  sizes: string
  /** The part that phones show instead, 4:5 and from margin to margin. */
  upright?: Queries.UprightFragment | undefined
  /** In the first row of a phone: loaded at once. */
  priority: boolean
  /** How its caption is set. */
  caption: Caption
  /** Where it stands. */
  style: CSSProperties
  /** Level of its name as a heading. */
  level?: 2 | 3
  /** The photographs that are shown, and what opens one of them over the page. */
  photographs: readonly string[]
  onView: ViewPhoto
}

/**
 * A work of a gallery: image, number, name, kind and year. The whole of it is one link, to the page of a project or to
 * the largest file of a photograph, which opens over the page.
 */
export function GalleryWork({ level = 2, caption, style, ...props }: GalleryWorkProps) {
  const { work, sizes, upright, priority, photographs, onView } = props
  const Name = level === 2 ? 'h2' : 'h3'
  const { slug, number, name, kind, year, picture, ratio, href, photograph, ground, detail } = work

  return (
    <li
      className={styles.work}
      data-work={slug}
      data-caption={caption}
      style={{ '--ratio': ratio.toFixed(4), ...style } as CSSProperties}
    >
      <div
        className={classNames(
          styles.frame,
          upright && styles.upright,
          ground && styles.screen,
          ground?.larger !== undefined && styles.cut,
        )}
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
        <p>{caption === 'year' ? kind : `${kind}, ${year}`}</p>
      </div>
    </li>
  )
}

/** What a screen stands on, and its margins there: on all sides, or above and on the left of one that is cut. */
function groundStyle({ colour, beside, above, larger }: Ground): CSSProperties {
  const [x, y] = [beside, above].map((share) => `${Math.round(share * 100)}%`)
  if (larger === undefined) return { backgroundColor: colour, padding: `${y} ${x}` }
  return { backgroundColor: colour, padding: `${y} 0 0 ${x}`, '--larger': larger } as CSSProperties
}
