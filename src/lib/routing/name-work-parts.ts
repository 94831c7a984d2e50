import type { WorkPart } from './work-parts'
import '../../styles/page-transition.scss'

const PARTS: readonly WorkPart[] = ['name', 'cover']

/**
 * Names the parts of a work within the viewport for a page transition: `work-name` and `work-cover`, one element each.
 * @param path of the work's page, without the path prefix
 * @param within where to look
 * @returns a function that removes the names, or undefined where no part is in the viewport
 */
export function nameWorkParts(path: string, within: ParentNode): (() => void) | undefined {
  const named = PARTS.flatMap((part) => {
    const marked = within.querySelectorAll<HTMLElement>(`[data-work-${part}="${CSS.escape(path)}"]`)
    const shown = [...marked].find(isInWindow)
    if (part === 'cover') noteCut(shown)
    else noteName(shown)
    if (!shown) return []
    shown.style.viewTransitionName = `work-${part}`
    if (part === 'cover') keepView(shown)
    return shown
  })
  if (named.length === 0) return undefined
  return () => named.forEach((element) => element.style.removeProperty('view-transition-name'))
}

/** Height of the name that was named last; 0 where there was none. */
let lastName = 0

/** Sets `data-work-name`: `shrinks` on the way back to a list, where the name crosses the text below the title. */
function noteName(name: Element | undefined) {
  const { height } = name?.getBoundingClientRect() ?? { height: 0 }
  document.documentElement.dataset.workName = height > 0 && height < lastName ? 'shrinks' : 'grows'
  lastName = height
}

/** Height over width of the cover named last: 0 where there was none, infinite where it was a part for phones. */
let lastCut = 0

/**
 * Sets `data-work-cut`: `within` where the new page shows a lower crop of what the old page shows, `other` where it
 * shows more of the picture or another one, as soon as that has loaded, `none` where a page shows no cover.
 */
function noteCut(cover: HTMLElement | undefined) {
  const { dataset } = document.documentElement
  const { width, height } = cover?.getBoundingClientRect() ?? { width: 1, height: 0 }
  const image = cover?.querySelector('img')
  const cut = isPart(image) ? Infinity : height / width
  // A crop higher than the picture lacks its sides. Heights are rounded.
  const whole = (Number(image?.getAttribute('height')) / Number(image?.getAttribute('width'))) * 1.01
  const isWithin = cut <= lastCut && lastCut <= whole
  const isPair = cut > 0 && lastCut > 0
  dataset.workCut = isPair ? 'within' : 'none'
  // Until then the old cover is shown, rather than a ground without a picture.
  if (isPair && !isWithin)
    image?.decode().then(
      () => cover?.style.viewTransitionName && (dataset.workCut = 'other'),
      () => undefined,
    )
  lastCut = cut
}

/** Whether phones show a part of the picture here, which has a file of its own. */
function isPart(image: Element | null | undefined): boolean {
  const sources = image?.parentElement?.querySelectorAll<HTMLSourceElement>('source[media]') ?? []
  return [...sources].some(({ media }) => window.matchMedia(media).matches)
}

/** How much larger than its box the image of the cover named last is: hovered and focused images are enlarged. */
let lastZoom = 1

/**
 * Makes both captures of a cover crop around the same focal point, and the new one start as enlarged as the old one is:
 * `--work-zoom`, with `data-work-zoomed` where it is.
 */
function keepView(cover: Element) {
  const image = cover.querySelector('img')
  if (!image) return
  const { dataset, style } = document.documentElement
  const zoom = image.getBoundingClientRect().width / image.offsetWidth || 1
  style.setProperty('--work-focus', getComputedStyle(image).objectPosition)
  style.setProperty('--work-zoom', String(lastZoom / zoom))
  dataset.workZoomed = String(lastZoom > zoom)
  lastZoom = zoom
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
