import { type RefObject, useEffect, useState } from 'react'
import { withPrefix } from 'gatsby'
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

export interface MenuPictureProps {
  /** The picture shown before any row is hovered or focused; undefined while it loads. */
  first: RowPicture | undefined
  /** The panel that contains the rows. */
  panel: RefObject<HTMLElement>
}

/**
 * Shows, beside the rows of a panel, the picture of the row last hovered or focused, and marks that row. A group's row
 * shows that of its first page. It adds nothing that the rows do not link to.
 */
export function MenuPicture({ first, panel }: MenuPictureProps) {
  const [pointed, setPointed] = useState<{ link: HTMLAnchorElement; picture: RowPicture }>()
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
      const row = target instanceof Element && target.closest('a, button')
      const link = row && row.closest('li')?.querySelector('a')
      if (!link || link.target === '_blank' || link === last) return
      last = link
      const found = await rowPicture(link.pathname.slice(withPrefix('/').length - 1))
      if (found && link === last) setPointed({ link, picture: found })
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
          {'cover' in shown ? (
            <Picture
              key={shown.cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src}
              className={styles.picture}
              picture={shown.cover}
              sizes="47vw"
              alt=""
              loading="eager"
            />
          ) : (
            <p className={classNames(styles.lines, shown.isDark && styles.dark)}>
              {shown.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          <p className={styles.result}>
            <Unbroken>{shown.result}</Unbroken>
          </p>
        </>
      ) : (
        <div className={styles.blank} />
      )}
    </div>
  )
}
