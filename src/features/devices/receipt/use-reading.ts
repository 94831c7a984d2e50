import { useEffect, useState, type RefObject } from 'react'

/** Where the edges of the way are, as parts of the window's height. */
const BEGINS = 0.8
const ENDS = 0.45

/**
 * How far something is read while it comes up the window: nothing while its top is below four fifths of the window, all
 * of it once its middle is a little above the window's.
 * @returns 0 to 1
 */
export function readingOf({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const way = (BEGINS - ENDS) * windowHeight + height / 2
  return Math.min(1, Math.max(0, (BEGINS * windowHeight - top) / way))
}

/** How long it takes to read a receipt anew. */
const AGAIN = 1200

/**
 * How many parts of a receipt are read: more as the visitor scrolls on, never fewer. It writes how far the line of light
 * is into `--read` of the paper, so that not each step of it renders anew.
 * @param isMoving whether anything may move; all is read where nothing may
 * @param round once it is above 0, the reading plays by itself
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
