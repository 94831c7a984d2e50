import { useState } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { isConnectionFree } from '../../lib/browser/connection'
import { entryPath, firstPage } from '../../lib/routing/entry-path'
import type { MenuPicture, MenuPictureProps } from './menu-picture'

interface Prepared {
  MenuPicture: typeof MenuPicture
  first: MenuPictureProps['first']
}

/**
 * The picture beside the rows of a group whose first row leads to a project: the menu says the year of projects alone. There
 * is none for any other group, and none where data are to be saved.
 * @param items entries of the group
 * @returns whether the panel keeps room for one, the picture once it is there, and what fetches it when the group is about to
 * be opened; where it cannot be had, the room is given up
 */
export function useMenuPicture(items: readonly MenuEntry[]) {
  const [prepared, setPrepared] = useState<Prepared | 'failed'>()
  const page = items[0] && firstPage(items[0])
  const isProject = typeof page?.year === 'number'

  const prepare = async () => {
    if (!isProject || !isConnectionFree() || typeof prepared === 'object') return
    try {
      const { MenuPicture, rowPicture } = await import(/* webpackChunkName: "menu-picture" */ './menu-picture')
      const first = await rowPicture(entryPath(page))
      setPrepared(first ? { MenuPicture, first } : 'failed')
    } catch {
      setPrepared('failed')
    }
  }
  return {
    hasRoom: () => isProject && prepared !== 'failed' && isConnectionFree(),
    picture: typeof prepared === 'object' ? prepared : undefined,
    prepare,
  }
}
