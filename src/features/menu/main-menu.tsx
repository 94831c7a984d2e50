import type { ReactNode } from 'react'
import { DrawerToggle } from './drawer-toggle'
import { MenuBar } from './menu-bar'

export interface MainMenuProps {
  /** Path of the page that is shown. */
  pathname: string
  /** What stands at the foot of the drawer. */
  foot?: ReactNode
}

/** The main menu (H4–H9): a row of entries from 992 px, below that a button that opens them in a drawer. */
export function MainMenu({ pathname, foot }: MainMenuProps) {
  return (
    <nav aria-label={STRINGS.frame.mainMenu}>
      <DrawerToggle pathname={pathname} foot={foot} />
      <MenuBar pathname={pathname} />
    </nav>
  )
}
