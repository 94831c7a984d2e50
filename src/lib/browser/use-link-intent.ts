import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'

/** Events that precede the use of a link: a pointer or finger on it, or focus. */
const SIGNS = ['pointerover', 'focusin']

/**
 * Whether a link to one of the pages is likely to be used next; for prefetching what it opens.
 * @param paths of the pages, without the path prefix, separated by spaces: `/about/ /contact/`
 */
export function useLinkIntent(paths: string): boolean {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted) return
    const addresses = paths.split(' ').map((path) => withPrefix(path))
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && addresses.includes(link.pathname)) setWanted(true)
    }
    for (const sign of SIGNS) document.addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice)
    }
  }, [paths, isWanted])

  return isWanted
}
