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

/** Attribute of the link whose picture is shown, for the style sheet. */
const PICTURED = 'data-pictured'

/** Width of a wide picture that fills the place, which is upright. */
const SIZES = '47vw'

const imageOf = ({ file }: Queries.PictureFragment) => file.childImageSharp?.gatsbyImageData
const keyOf = (cover: Queries.PictureFragment) => imageOf(cover)?.images.fallback?.src

/** Height over width. */
function heightOf(cover: Queries.PictureFragment): number {
  const image = imageOf(cover)
  return image ? image.height / image.width : 1
}

export interface MenuPictureProps {
  /** The picture shown before any row is hovered or focused; undefined while it loads. */
  first: RowPicture | undefined
  /** The panel that contains the rows. */
  panel: RefObject<HTMLElement>
}

/**
 * Shows, beside the rows of a panel, the picture of the row last hovered or focused, and marks that row. A group's row
 * shows that of its first page, and while it is shut not the sentence about it, which would not be true of the group; the
 * group of the current page leaves that page's. It adds nothing that the rows do not link to.
 */
export function MenuPicture({ first, panel }: MenuPictureProps) {
  const [pointed, setPointed] = useState<{ link: HTMLAnchorElement; picture: RowPicture; isGroup: boolean }>()
  const shown = pointed?.picture ?? first

  useEffect(() => {
    pointed?.link.setAttribute(PICTURED, '')
    return () => pointed?.link.removeAttribute(PICTURED)
  }, [pointed])

  useEffect(() => {
    const rows = panel.current
    if (!rows) return
    let last: EventTarget | null = null
    const show = async ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('a, button') : null
      const item = row?.closest('li')
      const here = item?.querySelector<HTMLAnchorElement>('a[aria-current="page"]')
      const link = here ?? item?.querySelector('a')
      if (!link || link.target === '_blank' || row === last) return
      last = row
      const found = await rowPicture(withoutPrefix(link.pathname))
      if (found && row === last) setPointed({ link, picture: found, isGroup: row !== link && !here })
    }
    const follow = (event: Event) => void show(event)
    rows.addEventListener('pointerover', follow)
    rows.addEventListener('focusin', follow)
    return () => {
      last = null
      rows.removeEventListener('pointerover', follow)
      rows.removeEventListener('focusin', follow)
    }
  }, [panel])

  return (
    <div className={styles.beside} aria-hidden="true">
      {shown ? (
        <>
          <Shown picture={shown} />
          <p className={classNames(styles.result, pointed?.isGroup && styles.ofGroup)}>
            <Unbroken>{shown.result}</Unbroken>
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
