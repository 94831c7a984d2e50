import type { ReactNode } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { holdsShown } from '../../lib/routing/shown-entry'
import { MenuGroup } from './menu-group'
import { MenuLink, type ChoiceProps } from './menu-link'
import * as styles from './menu-items.module.scss'

export interface MenuItemsProps extends ChoiceProps {
  entries: readonly MenuEntry[]
  /** Opens the first row, if it is a group, where no row holds the page that is shown: a panel is opened for what is in it. */
  opensFirst?: boolean
  /** More rows below those of the entries. */
  children?: ReactNode
}

/** The rows of a menu, one under the other: links, and groups that open in place (H4). */
export function MenuItems({ entries, opensFirst = false, children, ...choice }: MenuItemsProps) {
  const first = opensFirst && !entries.some((entry) => holdsShown(entry, choice.pathname)) ? entries[0] : undefined

  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.items ? (
            <MenuGroup {...choice} label={entry.label} items={entry.items} startsOpen={entry === first} />
          ) : (
            <MenuLink {...choice} entry={entry} className={styles.row}>
              {entry.year && (
                <span className={styles.year} aria-hidden="true">
                  {entry.year}
                </span>
              )}
            </MenuLink>
          )}
        </li>
      ))}
      {children}
    </ul>
  )
}
