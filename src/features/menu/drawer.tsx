import { useId, useState, type RefObject } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { keepTabIn } from '../../lib/keep-tab-in'
import { giveEntryAway } from '../../lib/use-history-panel'
import { useMenu } from '../../state/use-menu'
import { useSite } from '../../state/use-site'
import { MenuItems } from './menu-items'
import { fixedEntries, PanelLink } from './panel-link'
import * as styles from './drawer.module.scss'
import * as rows from './menu-items.module.scss'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Path of the page that is shown. */
  pathname: string
  /** The button that opens the drawer. */
  toggle: RefObject<HTMLElement | null>
}

/** The menu in a drawer from the right (H9, C4): the entries of the wide menu, one under the other, and the address. */
export function Drawer({ isOpen, onClose, pathname, toggle }: DrawerProps) {
  const id = useId()
  const entries = useMenu()
  const { owner } = useSite()
  // Focus returns to the toggle, unless it has somewhere new to go.
  const [returns, setReturns] = useState(true)

  const choose = (leaves: boolean) => {
    setReturns(!leaves)
    if (leaves) giveEntryAway()
    onClose()
  }
  // The panel that opens gives focus back to where it was: not into a drawer that is gone by then.
  const toggled = () => {
    setReturns(false)
    toggle.current?.focus()
  }

  return (
    <Offcanvas
      show={isOpen}
      onShow={() => setReturns(true)}
      onHide={onClose}
      onKeyDown={keepTabIn}
      placement="end"
      enforceFocus={isOpen}
      restoreFocus={returns}
      className={styles.drawer}
      backdropClassName={styles.veil ?? ''}
      aria-labelledby={id}
    >
      <div className={styles.sheet} data-part="header">
        <div className={styles.top}>
          <p id={id}>Menu</p>
          <button type="button" className={styles.close} onClick={onClose}>
            Close
            <span className={styles.cross} />
          </button>
        </div>
        <nav aria-label="Main" className={styles.entries}>
          <MenuItems entries={entries} pathname={pathname} onChoose={choose} replace>
            {fixedEntries.map((entry) => (
              <li key={entry.path}>
                <PanelLink entry={entry} className={rows.row} pathname={pathname} onToggle={toggled} />
              </li>
            ))}
          </MenuItems>
        </nav>
        <address className={styles.address}>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
          <br />
          {owner.city}
        </address>
      </div>
    </Offcanvas>
  )
}
