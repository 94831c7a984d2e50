import { useEffect, useState, type RefObject } from 'react'

/** Where reading starts and ends, as fractions of the viewport height, with the fields beside the receipt and below. */
const BESIDE = { begins: 0.7, ends: 0.4 }
const BELOW = { begins: 0.95, ends: 0.8 }

/** Top and bottom of an element, from the top of the viewport. */
type Extent = Pick<DOMRect, 'top' | 'bottom'>

/**
 * How much has been read of a receipt that scrolls up through the viewport, while it and the fields can still be seen.
 * With the fields beside it: nothing while its top is below seven tenths of the viewport height, all of it once its
 * middle is at four tenths. With the fields below it: from where their top has come into view until their bottom is at
 * eight tenths.
 * @returns 0 to 1
 */
export function readingOf(receipt: Extent, fields: Extent, windowHeight: number): number {
  const areBelow = fields.top >= receipt.bottom
  const { begins, ends } = areBelow ? BELOW : BESIDE
  const first = areBelow ? fields.top : receipt.top
  const last = areBelow ? fields.bottom : (receipt.top + receipt.bottom) / 2
  const gone = begins * windowHeight - first
  const left = last - ends * windowHeight
  return Math.min(1, Math.max(0, gone / (gone + left)))
}

/** Duration of a reading that plays on its own, in ms. */
const PLAYS = 1200

/** How long the page stands still before it counts as arrived, in ms. */
const RESTS = 150

/** How long the page stands still, with all fields in view, before the rest is read on its own, in ms. */
const LINGERS = 600

/**
 * How many parts of a receipt have been read: more as the visitor scrolls on, never fewer. The rest is read on its own
 * once the visitor lingers where all fields can be seen, or uses one of them. Whoever follows a link to the receipt, or
 * restarts it, sees all of it read on its own once the page has stopped scrolling: that scrolling would otherwise have
 * read it unseen. The position of the line of light is written to `--read` on the paper, to avoid a render per frame.
 * @param isMoving whether anything may move; otherwise everything is read
 * @param round above 0, the reading was restarted
 */
export function useReading(
  paper: RefObject<HTMLElement | null>,
  fields: RefObject<HTMLElement | null>,
  count: number,
  isMoving: boolean,
  round: number,
): number {
  const [read, setRead] = useState(isMoving ? 0 : count)

  useEffect(() => {
    const sheet = paper.current
    const table = sheet?.parentElement
    const list = fields.current
    if (!isMoving || !sheet || !table || !list) return
    const hash = `#${table.closest('article')?.id}`
    let furthest = 0
    let frame = 0
    let rest = 0
    let moves: 'by scrolling' | 'on arrival' | 'on its own' = 'by scrolling'

    const show = (reading: number) => {
      furthest = reading
      sheet.style.setProperty('--read', String(furthest))
      const parts = [...sheet.querySelectorAll<HTMLElement>('[data-part-of]')]
      const done = parts.filter((part) => part.offsetTop + part.offsetHeight <= furthest * sheet.offsetHeight)
      setRead(furthest === 1 ? count : done.length)
    }
    const onFrame = (step: FrameRequestCallback) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(step)
    }
    const scrolled = () => readingOf(table.getBoundingClientRect(), list.getBoundingClientRect(), window.innerHeight)

    const play = () => {
      window.clearTimeout(rest)
      moves = 'on its own'
      const begun = furthest
      const start = performance.now()
      const step = (now: number) => {
        show(Math.min(1, begun + Math.max(0, now - start) / PLAYS))
        if (furthest < 1) onFrame(step)
        else moves = 'by scrolling'
      }
      onFrame(step)
    }
    const readOn = () => {
      if (furthest < 1 && moves !== 'on its own') play()
    }
    const awaitRest = (time: number, then: () => void) => {
      window.clearTimeout(rest)
      rest = window.setTimeout(then, time)
    }
    const awaitArrival = () =>
      awaitRest(RESTS, () => {
        // Otherwise the way to it has yet to begin.
        if (table.getBoundingClientRect().top <= BESIDE.begins * window.innerHeight) play()
      })
    const arrive = () => {
      moves = 'on arrival'
      onFrame(() => show(0))
      awaitArrival()
    }
    const follow = () => {
      if (moves === 'on arrival') awaitArrival()
      if (moves !== 'by scrolling') return
      onFrame(() => show(Math.max(furthest, scrolled())))
      awaitRest(LINGERS, () => {
        const { top, bottom } = list.getBoundingClientRect()
        if (top >= 0 && bottom <= window.innerHeight) readOn()
      })
    }
    const followLink = ({ target }: MouseEvent) => {
      const isHere = target instanceof Element && target.closest('a')?.getAttribute('href') === hash
      // What was used stays as it is.
      if (isHere && !sheet.closest('[data-used]')) arrive()
    }

    if (round > 0 || location.hash === hash) arrive()
    else follow()
    window.addEventListener('scroll', follow, { passive: true })
    document.addEventListener('click', followLink)
    // Not every browser focuses what is tapped.
    list.addEventListener('focusin', readOn)
    list.addEventListener('click', readOn)
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(rest)
      window.removeEventListener('scroll', follow)
      document.removeEventListener('click', followLink)
      list.removeEventListener('focusin', readOn)
      list.removeEventListener('click', readOn)
    }
  }, [paper, fields, count, isMoving, round])

  return isMoving ? read : count
}
