import { Drawer, type DrawerProps } from '../features/menu/drawer'
import { ThemeRow } from '../features/theme/theme-row'

/** The drawer of the menu, with the choice of the theme at its foot (H9, O3). */
export function MenuDrawer(props: Omit<DrawerProps, 'foot'>) {
  return <Drawer {...props} foot={<ThemeRow />} />
}
