import { useId, type ReactNode, type RefObject } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { useDialog } from '../../lib/dialog/use-dialog'
import { releasePage } from '../../lib/dialog/use-inert-page'
import { classNames } from '../../lib/text/class-names'
import { useMenu } from '../../state/use-menu'
import { CloseButton } from '../../ui/close-button'
import { DrawerContact } from './drawer-contact'
import { MenuItems } from './menu-items'
import { PanelLink, useFixedEntries } from './panel-link'
import * as styles from './drawer.module.scss'
import * as rows from './menu-items.module.scss'
import '../../styles/dialogs.scss'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Path of the current page. */
  pathname: string
  /** The button that opens the drawer. */
  toggle: RefObject<HTMLElement | null>
  /** Content of the drawer's foot. */
  foot?: ReactNode
}

/**
 * The menu in a drawer from the right (H9, C4): the wide menu's entries and how to reach the owner in a column, between
 * head and foot.
 */
export function Drawer({ isOpen, onClose, pathname, toggle, foot }: DrawerProps) {
  const id = useId()
  const entries = useMenu()
  const { dialog, leave, letFocusGo } = useDialog(isOpen, onClose)

  const choose = (leaves: boolean) => (leaves ? leave() : onClose())
  // A panel returns focus to where it was when it opened: this must not be inside the closed drawer.
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
        <div className={styles.middle}>
          <nav aria-label={STRINGS.frame.mainMenu} className={styles.entries}>
            <MenuItems entries={entries} pathname={pathname} onChoose={choose} opensFirst="deep" replace />
            <ul className={classNames(rows.list, styles.fixed)}>
              {useFixedEntries().map((entry) => (
                <li key={entry.path}>
                  <PanelLink entry={entry} className={rows.row} pathname={pathname} onToggle={toggled} />
                </li>
              ))}
            </ul>
          </nav>
          <DrawerContact />
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Offcanvas>
  )
}
