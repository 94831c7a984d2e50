import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'gatsby'
import type { MenuEntry } from '../../content/schemas/menu'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { entryPath } from '../../lib/routing/entry-path'
import { isShown } from '../../lib/routing/shown-entry'
import * as styles from './menu-link.module.scss'

/** Props common to all links of a menu. */
export interface ChoiceProps {
  /** Path of the current page. */
  pathname: string
  /**
   * Called when an entry is chosen. `leaves` is false if the page stays: the link opens a new tab or is the current
   * page.
   */
  onChoose: (leaves: boolean) => void
  /** Navigates by replacing the history entry added by the menu's panel. */
  replace?: boolean
}

export interface MenuLinkProps extends ChoiceProps {
  entry: MenuEntry
  className: string | undefined
  /** Content beside the label. */
  children?: ReactNode
}

/** A menu entry that links to a page, or to another site in a new tab (H5). */
export function MenuLink({ entry, className, children, pathname, onChoose, replace = false }: MenuLinkProps) {
  const { label, name, isExternal } = entry

  if (isExternal) {
    return (
      <a className={className} href={name} target="_blank" rel="noopener noreferrer" onClick={() => onChoose(false)}>
        <span className={styles.label}>{label}</span>
        <span className="visually-hidden">{` ${STRINGS.frame.newTab}`}</span>
      </a>
    )
  }

  const path = entryPath(entry)
  const isHere = isShown(path, pathname)
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    if (isHere && replace) event.preventDefault()
    onChoose(!isHere)
  }
  return (
    <Link
      to={path}
      className={className ?? ''}
      onClick={choose}
      {...(replace && { replace })}
      {...(isHere && { 'aria-current': 'page' })}
    >
      <span className={styles.label}>{label}</span>
      {children}
    </Link>
  )
}
