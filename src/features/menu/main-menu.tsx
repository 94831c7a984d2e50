import { DrawerToggle, type DrawerToggleProps } from './drawer-toggle'
import { MenuBar } from './menu-bar'

/** The main menu (H4–H9): a row of entries from 992 px, below that a button that opens them in a drawer. */
export function MainMenu({ pathname, loadDrawer }: DrawerToggleProps) {
  return (
    <nav aria-label={STRINGS.frame.mainMenu}>
      <DrawerToggle pathname={pathname} loadDrawer={loadDrawer} />
      <MenuBar pathname={pathname} />
    </nav>
  )
}
