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

/** Where a cover is in the window, and where the whole picture would be of which it shows a part. */
interface Placed {
  cover: DOMRect
  whole: DOMRect
}

/** The cover that was named last. */
let lastCover: Placed | undefined

/** What a cover may lack at an edge, in px: sizes of files are rounded. */
const SLACK = 3

/**
 * Lets both captures of a cover show every part of the picture in the same place at any time, whatever parts they are:
 * `--cover-old` transforms the old one to where it lies in the new place, `--cover-new` the new one from where it lies
 * in the old place; `--cover-old-width` and `--cover-new-width` are their own widths. Sets `data-work-cut`: `within`
 * where the old page shows all that the new page does, `other` where the new page shows more, as soon as that has
 * loaded, `none` where a page shows no cover.
 */
function noteCut(cover: HTMLElement | undefined) {
  const image = cover?.querySelector('img')
  const before = lastCover
  const after = cover && image ? { cover: cover.getBoundingClientRect(), whole: wholeOf(image) } : undefined
  lastCover = after
  const { dataset, style } = document.documentElement
  dataset.workCut = before && after ? 'within' : 'none'
  if (!before || !after) return

  const place = (which: string, one: Placed, other: Placed) => {
    const scale = other.whole.width / one.whole.width
    const x = other.whole.x - other.cover.x + (one.cover.x - one.whole.x) * scale
    const y = other.whole.y - other.cover.y + (one.cover.y - one.whole.y) * scale
    style.setProperty(`--cover-${which}`, `translate(${x}px, ${y}px) scale(${scale})`)
    style.setProperty(`--cover-${which}-width`, `${one.cover.width}px`)
    return new DOMRect(x, y, one.cover.width * scale, one.cover.height * scale)
  }
  const { left, top, right, bottom } = place('old', before, after)
  place('new', after, before)
  const { width, height } = after.cover
  const isWithin = Math.max(left, top, width - right, height - bottom) < SLACK
  // Until then the old cover is shown, rather than a ground without a picture.
  if (!isWithin)
    image?.decode().then(
      () => cover?.style.viewTransitionName && (dataset.workCut = 'other'),
      () => undefined,
    )
}

/** Where the whole of an image would lie that shows a part of it, cropped by its frame and perhaps for phones before. */
function wholeOf(image: HTMLImageElement): DOMRect {
  const cut = image.parentElement?.querySelector<HTMLSourceElement>('source[data-part]')
  const part = cut && window.matchMedia(cut.media).matches ? cut.dataset.part : undefined
  const [left = 0, top = 0, wide = 1, high = 1] = part?.split(' ').map(Number) ?? []
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  const frame = image.getBoundingClientRect()
  // As by `object-fit: cover`.
  const width = Math.max(frame.width / wide, (frame.height / high) * ratio)
  const height = width / ratio
  const [alongX = 50, alongY = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
  const x = frame.x + ((frame.width - width * wide) * alongX) / 100 - width * left
  const y = frame.y + ((frame.height - height * high) * alongY) / 100 - height * top
  return new DOMRect(x, y, width, height)
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
