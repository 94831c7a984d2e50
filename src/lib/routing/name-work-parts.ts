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
  const [name, cover] = PARTS.map((part) => {
    const marked = within.querySelectorAll<HTMLElement>(`[data-work-${part}="${CSS.escape(path)}"]`)
    return [...marked].find(isInWindow)
  })
  // Not its frame or mat: they leave with their page.
  const image = cover?.querySelector('img')
  noteName(name)
  noteCut(image)
  if (!name && !image) return undefined

  name?.style.setProperty(NAME, 'work-name')
  image?.style.setProperty(NAME, 'work-cover')
  // What its page crops is captured as well: on the way it shows more than either page does.
  image?.style.setProperty('overflow', 'visible')
  cover?.style.setProperty('overflow', 'clip')
  return () => {
    for (const element of [name, image, cover]) {
      element?.style.removeProperty(NAME)
      if (element !== name) element?.style.removeProperty('overflow')
    }
  }
}

const NAME = 'view-transition-name'

/** Where the name that was named last is in the window. */
let lastName: DOMRect | undefined

/**
 * Sets `data-work-name`: `shrinks` on the way back to a list or to a link to the next project, where the name crosses
 * the text below the title, `crosses` where it has to cross the cover, since it does not start above it.
 */
function noteName(name: Element | undefined) {
  const before = lastName
  const after = name?.getBoundingClientRect()
  lastName = after
  const { dataset } = document.documentElement
  dataset.workName = before && !after ? 'shrinks' : 'grows'
  if (!before || !after) return
  const growth = after.height - before.height
  // The next project's name is as large as a title: it is the way down that leads back to it.
  if (growth < -1 || (growth < 1 && after.y > before.y)) dataset.workName = 'shrinks'
  // The cover is still that of the old page.
  else if (lastCover && before.bottom > lastCover.cover.top) dataset.workName = 'crosses'
}

/** Where a cover is in the window, and where the whole picture would be of which it shows a part. */
interface Placed {
  cover: DOMRect
  whole: DOMRect
  /** Whether its file is a part of the picture. */
  isPart: boolean
  /** How bright its image is shown, from 0 to 1: some are dimmed in the dark theme. */
  light: number
}

/** The cover that was named last. */
let lastCover: Placed | undefined

/**
 * Lets both captures of a cover show every part of the picture in the same place at any time, whatever parts they are.
 * `--cover-origin` is where the new one has what is in the middle of the old one: that is moved by `--cover-x` and
 * `--cover-y`, and the picture scaled by `--cover-scale`. `--cover-old-width` and `--cover-new-width` are their own
 * widths. The new one starts as bright as the old one is, `--cover-light`. Sets `data-work-cut`: `late`, `early` once a
 * new picture has loaded that shows more, `none` where a page shows no cover.
 */
function noteCut(image: HTMLImageElement | null | undefined) {
  const before = lastCover
  const after = image ? placeOf(image) : undefined
  lastCover = after
  const { dataset, style } = document.documentElement
  dataset.workCut = before && after ? 'late' : 'none'
  if (!before || !after) return

  const scale = after.whole.width / before.whole.width
  const [halfWidth, halfHeight] = [before.cover.width / 2, before.cover.height / 2]
  const x = after.whole.x - after.cover.x + (before.cover.x + halfWidth - before.whole.x) * scale
  const y = after.whole.y - after.cover.y + (before.cover.y + halfHeight - before.whole.y) * scale
  const values = {
    origin: `${x}px ${y}px`,
    x: `${x - halfWidth}px`,
    y: `${y - halfHeight}px`,
    scale,
    'old-width': `${before.cover.width}px`,
    'new-width': `${after.cover.width}px`,
    light: before.light / after.light,
  }
  for (const [name, value] of Object.entries(values)) style.setProperty(`--cover-${name}`, String(value))
  // The old cover is as sharp and as whole.
  if (scale <= 1 && !before.isPart) return
  // Until then the old cover is shown, rather than a ground without a picture.
  image?.decode().then(
    () => image.style.viewTransitionName && (dataset.workCut = 'early'),
    () => undefined,
  )
}

/** Finds where the whole picture of a cover is, which its box crops, and which may have been cut for phones before. */
function placeOf(image: HTMLImageElement): Placed {
  const cut = image.parentElement?.querySelector<HTMLSourceElement>('source[data-cut]')
  const part = cut && window.matchMedia(cut.media).matches ? cut.dataset.cut : undefined
  const [left = 0, top = 0, wide = 1, high = 1] = part?.split(' ').map(Number) ?? []
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  const { objectPosition, filter, transform } = getComputedStyle(image)
  // Hovered and focused pictures are enlarged, and so is the box of their group.
  const zoom = Number(/matrix\((.+?),/.exec(transform)?.[1] ?? 1)
  const shown = image.getBoundingClientRect()
  /** How far an enlarged picture stands out on either side. */
  const out = (size: number) => (size - size / zoom) / 2
  const cover = new DOMRect(
    shown.x + out(shown.width),
    shown.y + out(shown.height),
    shown.width / zoom,
    shown.height / zoom,
  )
  // As by `object-fit: cover`.
  const width = Math.max(cover.width / wide, (cover.height / high) * ratio)
  const height = width / ratio
  const [alongX = 50, alongY = 50] = objectPosition.split(' ').map(parseFloat)
  const x = cover.x + ((cover.width - width * wide) * alongX) / 100 - width * left
  const y = cover.y + ((cover.height - height * high) * alongY) / 100 - height * top
  const light = Number(/brightness\((.+?)\)/.exec(filter)?.[1] ?? 1)
  return { cover, whole: new DOMRect(x, y, width, height), isPart: part !== undefined, light }
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
