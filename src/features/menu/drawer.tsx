import { useId, useState, type ReactNode, type RefObject } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { keepTabIn } from '../../lib/dialog/keep-tab-in'
import { keepTransitions } from '../../lib/dialog/keep-transitions'
import { releasePage, useInertPage } from '../../lib/dialog/use-inert-page'
import { giveEntryAway } from '../../lib/dialog/use-history-panel'
import { useMenu } from '../../state/use-menu'
import { MenuItems } from './menu-items'
import { PanelLink, useFixedEntries } from './panel-link'
import * as styles from './drawer.module.scss'
import * as rows from './menu-items.module.scss'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Path of the page that is shown. */
  pathname: string
  /** The button that opens the drawer. */
  toggle: RefObject<HTMLElement | null>
  /** What stands at its foot. */
  foot?: ReactNode
}

/** The menu in a drawer from the right (H9, C4): the entries of the wide menu, one under the other, between head and foot. */
export function Drawer({ isOpen, onClose, pathname, toggle, foot }: DrawerProps) {
  const id = useId()
  const entries = useMenu()
  // Focus returns to the toggle, unless it has somewhere new to go.
  const [returns, setReturns] = useState(true)
  useInertPage(isOpen)

  const choose = (leaves: boolean) => {
    setReturns(!leaves)
    if (leaves) giveEntryAway()
    onClose()
  }
  // The panel that opens gives focus back to where it was: not into a drawer that is gone by then.
  const toggled = () => {
    setReturns(false)
    releasePage()
    toggle.current?.focus()
  }

  return (
    <Offcanvas
      show={isOpen}
      onShow={() => setReturns(true)}
      onEnter={keepTransitions}
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
          <p id={id}>{STRINGS.frame.menu}</p>
          <button type="button" className={styles.close} onClick={onClose}>
            {STRINGS.frame.close}
            <span className={styles.cross} />
          </button>
        </div>
        <nav aria-label={STRINGS.frame.mainMenu} className={styles.entries}>
          <MenuItems entries={entries} pathname={pathname} onChoose={choose} replace>
            {useFixedEntries().map((entry) => (
              <li key={entry.path}>
                <PanelLink entry={entry} className={rows.row} pathname={pathname} onToggle={toggled} />
              </li>
            ))}
          </MenuItems>
        </nav>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Offcanvas>
  )
}
