import { useEffect, useState } from 'react'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useMenu } from '../../state/use-menu'
import { BarGroup } from './bar-group'
import { loadCollapse } from './collapse'
import { MenuLink } from './menu-link'
import { PanelLink, useFixedEntries } from './panel-link'
import * as styles from './menu-bar.module.scss'

/** The wide menu (H4–H6): a row of entries, with at most one group open. */
export function MenuBar({ pathname }: { pathname: string }) {
  const entries = useMenu()
  const [shown, setShown] = useState(pathname)
  const [openGroup, setOpenGroup] = useState<string>()
  const hasInput = useFirstInput()

  if (shown !== pathname) {
    setShown(pathname)
    setOpenGroup(undefined)
  }
  useEffect(() => {
    if (hasInput) void loadCollapse()
  }, [hasInput])

  return (
    <ul className={styles.bar}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.items ? (
            <BarGroup
              label={entry.label}
              items={entry.items}
              pathname={pathname}
              isOpen={openGroup === entry.label}
              onOpen={(isOpen) => setOpenGroup(isOpen ? entry.label : undefined)}
            />
          ) : (
            <MenuLink
              entry={entry}
              className={styles.entry}
              pathname={pathname}
              onChoose={() => setOpenGroup(undefined)}
            />
          )}
        </li>
      ))}
      {useFixedEntries().map((entry) => (
        <li key={entry.path}>
          <PanelLink entry={entry} className={styles.entry} pathname={pathname} />
        </li>
      ))}
    </ul>
  )
}
