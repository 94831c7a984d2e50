import { useEffect, useRef, useState } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { isConnectionFree } from '../../lib/browser/connection'
import { entryPath, firstPage } from '../../lib/routing/entry-path'
import type { MenuPicture, MenuPictureProps } from './menu-picture'

interface Prepared {
  MenuPicture: typeof MenuPicture
  first: MenuPictureProps['first']
}

/**
 * The picture beside the rows of a group, whose first row leads to a project; none for any other group, and none where data
 * are to be saved.
 * @param items entries of the group
 * @param isOpen whether its panel shows: what comes late waits for the next time, so that nothing moves
 * @returns the picture once it is there, and what fetches it when the group is about to be opened
 */
export function useMenuPicture(items: readonly MenuEntry[], isOpen: boolean) {
  const [prepared, setPrepared] = useState<Prepared>()
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
  })

  const prepare = async () => {
    const [entry] = items
    const page = entry && firstPage(entry)
    if (prepared || !page || !isConnectionFree()) return
    try {
      const { MenuPicture, rowPicture } = await import(/* webpackChunkName: "menu-picture" */ './menu-picture')
      const first = await rowPicture(entryPath(page))
      if (first && !open.current) setPrepared({ MenuPicture, first })
    } catch {
      // Nothing to do: it only adorns.
    }
  }
  return { prepared, prepare }
}
