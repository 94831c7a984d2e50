import { useEffect, useRef, useState } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { isConnectionFree } from '../../lib/browser/connection'
import { entryPath, firstPage } from '../../lib/routing/entry-path'
import { shownPage } from '../../lib/routing/shown-entry'
import { isPicturedPage } from './pictured-pages'
import type { RowPicture } from './row-picture'

const load = () => import(/* webpackChunkName: "menu-picture" */ './menu-picture')

/**
 * The picture beside the rows of a group whose first row leads to a project or another page with a picture. Other
 * groups have none; nor is it loaded on slow connections or with data saver on.
 * @param items entries of the group
 * @param pathname path of the current page, whose picture comes first if it is in the group; otherwise that of the
 *   first row does
 * @returns the code that makes room for it, if there will be one, with the first picture once loaded, and a function
 *   that loads both when the group is about to open; if the picture cannot be loaded, the room is given up
 */
export function useMenuPicture(items: readonly MenuEntry[], pathname: string) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>()
  const [asked, setAsked] = useState<{ pathname: string; picture: RowPicture | undefined }>()
  const first = asked?.pathname === pathname ? asked : undefined
  const page = items[0] && firstPage(items[0])
  // In the menu only projects have a year.
  const isPictured = page && (typeof page.year === 'number' || isPicturedPage(page.name ?? ''))
  const latest = useRef(pathname)
  useEffect(() => {
    latest.current = pathname
  })

  const prepare = async () => {
    if (!isPictured || !isConnectionFree() || first?.picture) return
    let picture: RowPicture | undefined
    try {
      const loaded = await load()
      setCode(loaded)
      const here = shownPage(items, pathname)
      picture = here && (await loaded.rowPicture(entryPath(here)))
      picture ??= await loaded.rowPicture(entryPath(page))
    } catch {
      // The panel has its rows.
    }
    // On a slow connection the visitor may have gone on to another page, whose own picture has come first.
    if (pathname === latest.current) setAsked({ pathname, picture })
  }
  const roomFor = () => {
    if (!code || (first && !first.picture) || !isConnectionFree()) return undefined
    const { MenuPicture, withRoom } = code
    return { MenuPicture, withRoom, first: first?.picture }
  }
  return { roomFor, prepare }
}
