import { Drawer, type DrawerProps } from '../features/menu/drawer'
import { ThemeRow } from '../features/theme/theme-row'

/** The menu drawer, with the theme setting at its foot (H9, O3). */
export function MenuDrawer(props: Omit<DrawerProps, 'foot'>) {
  return <Drawer {...props} foot={<ThemeRow />} />
}
