import type { WorkPart } from './work-parts'
import '../../styles/page-transition.scss'

const PARTS: readonly WorkPart[] = ['name', 'cover']

/**
 * Names the parts of a work that are in the window for a page transition: `work-name` and `work-cover`, one element each.
 * @param path of the work's page, without the site's prefix
 * @param within where to look
 * @returns what takes the names away again, or nothing where no part is in the window
 */
export function nameWorkParts(path: string, within: ParentNode): (() => void) | undefined {
  const named = PARTS.flatMap((part) => {
    const marked = within.querySelectorAll<HTMLElement>(`[data-work-${part}="${CSS.escape(path)}"]`)
    const shown = [...marked].find(isInWindow)
    if (!shown) return []
    shown.style.viewTransitionName = `work-${part}`
    if (part === 'cover') {
      keepFocus(shown)
      noteCut(shown)
    }
    return shown
  })
  if (named.length === 0) return undefined
  return () => named.forEach((element) => element.style.removeProperty('view-transition-name'))
}

/** Height of a cover over its width where it was named last; 0 before. */
let lastCut = 0

/** Tells style sheets whether the cover was cut lower where it comes from than where it goes. */
function noteCut(cover: Element) {
  const { width, height } = cover.getBoundingClientRect()
  const cut = height / width
  document.documentElement.dataset.workCut = lastCut < cut ? 'lower' : 'higher'
  lastCut = cut
}

/** Lets both pictures of a cover be cut around the same point of it. */
function keepFocus(cover: Element) {
  const image = cover.querySelector('img')
  if (image) document.documentElement.style.setProperty('--work-focus', getComputedStyle(image).objectPosition)
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
