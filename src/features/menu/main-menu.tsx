import { DrawerToggle } from './drawer-toggle'
import { MenuBar } from './menu-bar'

/** The main menu (H4–H9): a row of entries from 992 px, below that a button that opens them in a drawer. */
export function MainMenu({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Main">
      <DrawerToggle pathname={pathname} />
      <MenuBar pathname={pathname} />
    </nav>
  )
}
