import { useId, type ReactNode, type RefObject } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { useDialog } from '../../lib/dialog/use-dialog'
import { releasePage } from '../../lib/dialog/use-inert-page'
import { useMenu } from '../../state/use-menu'
import { CloseButton } from '../../ui/close-button'
import { MenuItems } from './menu-items'
import { PanelLink, useFixedEntries } from './panel-link'
import * as styles from './drawer.module.scss'
import * as rows from './menu-items.module.scss'
import '../../styles/dialogs.scss'

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
  const { dialog, leave, letFocusGo } = useDialog(isOpen, onClose)

  const choose = (leaves: boolean) => (leaves ? leave() : onClose())
  // The panel that opens gives focus back to where it was: not into a drawer that is gone by then.
  const toggled = () => {
    letFocusGo()
    releasePage()
    toggle.current?.focus()
  }

  return (
    <Offcanvas
      {...dialog}
      placement="end"
      enforceFocus={isOpen}
      className={styles.drawer}
      backdropClassName={styles.veil ?? ''}
      aria-labelledby={id}
    >
      <div className={styles.sheet} data-part="header">
        <div className={styles.top}>
          <p id={id}>{STRINGS.frame.menu}</p>
          <CloseButton className={styles.close} onClick={onClose} />
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
