import { useId, useState } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { holdsShown } from '../../lib/routing/shown-entry'
import { MenuGroup } from './menu-group'
import { MenuLink, type ChoiceProps } from './menu-link'
import * as styles from './menu-items.module.scss'

export interface MenuItemsProps extends ChoiceProps {
  entries: readonly MenuEntry[]
  /**
   * Opens the first row if it is a group and no row contains the current page: what opens should not show nothing but
   * closed groups. `deep` does so in the groups of these rows as well, but not in one that is open from the start: the
   * rows after it should stay in view.
   */
  opensFirst?: boolean | 'deep'
  /** Opening a group closes its siblings, so that a panel does not outgrow the viewport. */
  oneOpen?: boolean
}

/** Menu rows in a column: links, and groups that expand in place (H4). */
export function MenuItems({ entries, opensFirst = false, oneOpen = false, ...choice }: MenuItemsProps) {
  const level = useId()
  const [opened] = useState(() => {
    const holding = entries.filter((entry) => holdsShown(entry, choice.pathname))
    const first = opensFirst !== false && holding.length === 0 ? entries.slice(0, 1) : holding
    return (oneOpen ? first.slice(0, 1) : first).map(({ label }) => label)
  })
  const [open, setOpen] = useState(opened)
  const toggle = (label: string) =>
    setOpen((now) => {
      if (now.includes(label)) return now.filter((other) => other !== label)
      return oneOpen ? [label] : [...now, label]
    })

  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.items ? (
            <MenuGroup
              {...choice}
              label={entry.label}
              line={entry.line}
              items={entry.items}
              isOpen={open.includes(entry.label)}
              onToggle={() => toggle(entry.label)}
              level={oneOpen ? level : undefined}
              opensFirst={opensFirst === 'deep' && !opened.includes(entry.label)}
            />
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
    </ul>
  )
}
