import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'

/** Events that precede the use of a link: a pointer or finger on it, or focus. */
const SIGNS = ['pointerover', 'focusin']

/**
 * Whether a link to a page is likely to be used next; for prefetching what it opens.
 * @param path of the page, without the path prefix; undefined if there is no such page
 */
export function useLinkIntent(path: string | undefined): boolean {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted || path === undefined) return
    const address = withPrefix(path)
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.pathname === address) setWanted(true)
    }
    for (const sign of SIGNS) document.addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice)
    }
  }, [path, isWanted])

  return isWanted
}
