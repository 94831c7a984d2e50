import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'gatsby'
import type { MenuEntry } from '../../content/schemas/menu'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { entryPath } from '../../lib/routing/entry-path'
import { isShown } from '../../lib/routing/shown-entry'
import * as styles from './menu-link.module.scss'

/** What the links of a menu have in common. */
export interface ChoiceProps {
  /** Path of the page that is shown. */
  pathname: string
  /** Called when an entry is chosen to be shown here. `leaves` is false when the page stays, for another tab or itself. */
  onChoose: (leaves: boolean) => void
  /** Puts the new page into the history entry that the menu's own panel has added. */
  replace?: boolean
}

export interface MenuLinkProps extends ChoiceProps {
  entry: MenuEntry
  className: string | undefined
  /** What stands beside the label. */
  children?: ReactNode
}

/** An entry of the menu that leads somewhere: to a page, or to another site in a new tab (H5). */
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
