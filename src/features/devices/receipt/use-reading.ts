import { useEffect, useState, type RefObject } from 'react'

/** Where reading starts and ends, as fractions of the viewport height. */
const BEGINS = 0.8
const ENDS = 0.45

/**
 * How much has been read of something that scrolls up through the viewport: nothing while its top is below four fifths
 * of the viewport height, all of it once its middle is slightly above the viewport's.
 * @returns 0 to 1
 */
export function readingOf({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const way = (BEGINS - ENDS) * windowHeight + height / 2
  return Math.min(1, Math.max(0, (BEGINS * windowHeight - top) / way))
}

/** Duration of a replayed reading, in ms. */
const AGAIN = 1200

/**
 * How many parts of a receipt have been read: more as the visitor scrolls on, never fewer. The position of the line of
 * light is written to `--read` on the paper, to avoid a render per frame.
 * @param isMoving whether anything may move; otherwise everything is read
 * @param round above 0, the reading plays on its own
 */
export function useReading(
  paper: RefObject<HTMLElement | null>,
  count: number,
  isMoving: boolean,
  round: number,
): number {
  const [read, setRead] = useState(isMoving ? 0 : count)

  useEffect(() => {
    const sheet = paper.current
    const panel = sheet?.closest('[role=group]')?.parentElement
    if (!isMoving || !sheet || !panel) return
    let furthest = 0
    let frame = 0

    const show = (reading: number) => {
      furthest = Math.max(furthest, reading)
      sheet.style.setProperty('--read', String(furthest))
      const parts = [...sheet.querySelectorAll<HTMLElement>('[data-part-of]')]
      const done = parts.filter((part) => part.offsetTop + part.offsetHeight <= furthest * sheet.offsetHeight)
      setRead(furthest === 1 ? count : done.length)
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => show(readingOf(panel.getBoundingClientRect(), window.innerHeight)))
    }
    const start = performance.now()
    const play = (now: number) => {
      show(Math.min(1, Math.max(0, now - start) / AGAIN))
      if (furthest < 1) frame = requestAnimationFrame(play)
    }

    if (round > 0) frame = requestAnimationFrame(play)
    else {
      follow()
      window.addEventListener('scroll', follow, { passive: true })
    }
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [paper, count, isMoving, round])

  return isMoving ? read : count
}
