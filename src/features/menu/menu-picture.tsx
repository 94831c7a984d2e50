import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { withoutPrefix } from '../../lib/routing/without-prefix'
import { classNames } from '../../lib/text/class-names'
import { Picture } from '../../ui/picture'
import { Unbroken } from '../../ui/unbroken'
import * as styles from './menu-picture.module.scss'
import { rowPicture, type RowPicture } from './row-picture'

export { rowPicture }

/** Class that makes room for the picture in a panel. */
export const withRoom = styles.room

/** Attributes of the row at hand and of the link whose picture is shown, for the style sheet. */
const AT_HAND = 'data-at-hand'
const PICTURED = 'data-pictured'

/** What makes a row the one at hand: a finger presses without having moved. */
const POINTING = ['pointermove', 'pointerdown', 'focusin'] as const

/** Width of a wide picture that fills the place, which is upright. */
const SIZES = '47vw'

const imageOf = ({ file }: Queries.PictureFragment) => file.childImageSharp?.gatsbyImageData
const keyOf = (cover: Queries.PictureFragment) => imageOf(cover)?.images.fallback?.src

/** Height over width. */
function heightOf(cover: Queries.PictureFragment): number {
  const image = imageOf(cover)
  return image ? image.height / image.width : 1
}

type Pointing = Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>

interface Pointed {
  link: HTMLAnchorElement
  picture: RowPicture
  /** What is said of the group, if that is what is pointed at. */
  line: string | undefined
  /** Whether it is a group without such a line. */
  isGroup: boolean
}

export interface MenuPictureProps {
  /** The picture shown before any row is hovered or focused; undefined while it loads. */
  first: RowPicture | undefined
  /** The panel that contains the rows. */
  panel: RefObject<HTMLElement>
}

/**
 * Shows, beside the rows of a panel, the picture of the row last pointed at, pressed or focused, and marks that row. A
 * group's row shows that of its first page with the group's own sentence; without one, and while the group is shut, none,
 * as that of the page would not be true of the group. The group of the current page leaves that page's. It adds nothing
 * that the rows do not link to.
 */
export function MenuPicture({ first, panel }: MenuPictureProps) {
  const [pointed, setPointed] = useState<Pointed>()
  const shown = pointed?.picture ?? first

  useEffect(() => {
    pointed?.link.setAttribute(PICTURED, '')
    return () => pointed?.link.removeAttribute(PICTURED)
  }, [pointed])

  useEffect(() => {
    const rows = panel.current
    if (!rows) return
    let last: HTMLElement | null = null
    const show = async ({ type, target, movementX, movementY }: Pointing) => {
      // Rows that slide below a pointer at rest are not pointed at; some browsers tell of them as of a movement of 0.
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return
      const row = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
      if (!row || row === last) return
      last?.removeAttribute(AT_HAND)
      row.setAttribute(AT_HAND, '')
      last = row
      const item = row.closest('li')
      const here = item?.querySelector<HTMLAnchorElement>('a[aria-current="page"]')
      const link = here ?? item?.querySelector('a')
      if (!link || link.target === '_blank') return
      const found = await rowPicture(withoutPrefix(link.pathname))
      if (!found || row !== last) return
      const line = here ? undefined : row.dataset.line
      setPointed({ link, picture: found, line, isGroup: row !== link && !here && !line })
    }
    const follow = (event: Event) => void show(event)
    for (const type of POINTING) rows.addEventListener(type, follow)
    return () => {
      last?.removeAttribute(AT_HAND)
      last = null
      for (const type of POINTING) rows.removeEventListener(type, follow)
    }
  }, [panel])

  return (
    <div className={styles.beside} aria-hidden="true">
      {shown ? (
        <>
          <Shown picture={shown} />
          <p className={classNames(styles.result, pointed?.isGroup && styles.ofGroup)}>
            <Unbroken>{pointed?.line ?? shown.result}</Unbroken>
          </p>
        </>
      ) : (
        <div className={styles.blank} />
      )}
    </div>
  )
}

/** A cover, a gallery in small, the matrix of a curriculum, or large lines. */
function Shown({ picture }: { picture: RowPicture }) {
  if ('cover' in picture) {
    const { cover } = picture
    return (
      <Picture key={keyOf(cover)} className={styles.picture} picture={cover} sizes={SIZES} alt="" loading="eager" />
    )
  }
  if ('covers' in picture) {
    const { covers, columns, isWall } = picture
    return (
      <div className={styles.gallery}>
        {Array.from({ length: columns }, (_, column) => (
          <div key={column}>
            {covers
              .filter((_, index) => index % columns === column)
              .map((cover) => (
                <div key={keyOf(cover)} style={{ '--height': isWall ? heightOf(cover) : 1 } as CSSProperties}>
                  <Picture picture={cover} sizes={`calc(${SIZES} / ${columns})`} alt="" loading="eager" />
                </div>
              ))}
          </div>
        ))}
      </div>
    )
  }
  if ('sheet' in picture) {
    return (
      <div className={styles.sheet}>
        {picture.sheet.map((parts, tool) => (
          <div key={tool}>
            {parts.map((part, product) => (
              <span key={product} className={part && styles[part]} />
            ))}
          </div>
        ))}
      </div>
    )
  }
  return (
    <p className={classNames(styles.lines, picture.isDark && styles.dark)}>
      {picture.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
