import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../../lib/browser/use-reduced-motion'
import { besideIn, type Distance, drawAcross, drawDown, isGround, letGo, NEAR, shownIn, sideOf, wordsIn } from './drag'
import { aroundOf, comeBack, comeLate, fadeAround, moveFrom, slideFrom } from './moves'
import type { Point } from './use-larger'

/** Minimum distance of a swipe sideways, in px. */
const FAR = 48
/** Distance down at which the viewer closes, in px. */
const AWAY = 96
/** Distance and speed at which a flick down closes it sooner, in px and px per ms. */
const FLICK = { far: 24, fast: 0.5 }

export interface DragOptions {
  /** The photograph shown. */
  slug: string
  /** Whether fingers are left to the browser: in the larger view they move the photograph. */
  isOff: boolean
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}

/** A finger on the viewer, or a mouse that holds a photograph. */
interface Finger {
  x: number
  y: number
  /** Decided by its first way. */
  direction?: 'across' | 'down' | undefined
  way: Distance
  /** Its last two heights, with their times. */
  last: [Height, Height]
}

interface Height {
  y: number
  time: number
}

/**
 * Photographs follow a finger, and a mouse that holds one: sideways to the next and the previous one, down to close the
 * viewer. Released too soon, they go back. On a zoomed page the gesture pans, and a second finger zooms: both are left
 * to the browser. A click on the ground closes the viewer too.
 * @returns a ref for the viewer
 */
export function useDrag({ slug, isOff, ...options }: DragOptions) {
  const [viewer, setViewer] = useState<HTMLElement | null>(null)
  const latest = useRef(options)
  /** Moves both photographs on from where the finger left them, once one has become the other. */
  const goOn = useRef<() => void>()

  useEffect(() => {
    latest.current = options
  })
  useLayoutEffect(() => {
    goOn.current?.()
    goOn.current = undefined
  }, [slug])

  useEffect(() => {
    if (!viewer || isOff) return
    const listening = new AbortController()
    let finger: Finger | undefined

    const release = (isEnough: boolean) => {
      const { direction, way } = finger ?? {}
      finger = undefined
      const shown = shownIn(viewer)
      if (!direction || !way || !shown) return
      if (direction === 'down') {
        // Closing, the photograph goes on from where it is.
        if (isEnough) latest.current.onClose()
        else goBack(shown, viewer)
        return
      }
      const side = sideOf(way.across)
      const beside = besideIn(viewer, side)
      const [from, besideFrom] = [shown.getBoundingClientRect(), beside?.getBoundingClientRect()]
      const { opacity } = aroundOf(shown)
      letGo(viewer)
      if (!isEnough || !beside || !besideFrom) {
        slideFrom(shown, from, beside, besideFrom)
        comeBack(wordsIn(viewer), opacity)
        return
      }
      goOn.current = () => {
        slideFrom(beside, besideFrom, shown, from)
        comeLate(wordsIn(viewer))
      }
      if (side === 'next') latest.current.onNext()
      else latest.current.onPrevious()
    }
    const begin = ({ clientX: x, clientY: y }: Point, time: number) => {
      finger = {
        x,
        y,
        way: { across: 0, down: 0 },
        last: [
          { y, time },
          { y, time },
        ],
      }
    }
    /** Whether the finger draws the photograph; otherwise it is the browser's. */
    const follow = (point: Point | undefined, time: number) => {
      if (!finger || !point) return false
      const way = { across: point.clientX - finger.x, down: point.clientY - finger.y }
      if (!finger.direction && Math.hypot(way.across, way.down) < NEAR) return false
      finger.direction ??= directionOf(way, viewer)
      if (!finger.direction) {
        finger = undefined
        return false
      }
      finger.way = way
      if (finger.direction === 'across') drawAcross(viewer, way)
      else drawDown(viewer, way)
      finger.last = [finger.last[1], { y: point.clientY, time }]
      return true
    }
    const lift = (point: Point | undefined, time: number) => {
      const last = finger?.last
      follow(point, time)
      if (finger && last) release(isFarEnough({ ...finger, last }, time))
    }

    const start = ({ touches, timeStamp: time }: TouchEvent) => {
      release(false)
      const [touch] = touches
      if (!touch || touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1) return
      begin(touch, time)
    }
    const move = (event: TouchEvent) => {
      if (follow(event.touches[0], event.timeStamp) && event.cancelable) event.preventDefault()
    }
    const end = ({ changedTouches, timeStamp }: TouchEvent) => lift(changedTouches[0], timeStamp)

    // A mouse draws by the photographs only: elsewhere it selects text.
    let hasDrawn = false
    const press = (event: PointerEvent) => {
      hasDrawn = false
      if (isMouse(event) && event.button === 0 && event.target instanceof HTMLImageElement) {
        begin(event, event.timeStamp)
      }
    }
    const draw = (event: PointerEvent) => {
      if (!isMouse(event)) return
      // The button may have been released outside the window.
      if (event.buttons === 0) release(false)
      else if (follow(event, event.timeStamp)) hasDrawn = true
    }
    const letLoose = (event: PointerEvent) => {
      if (isMouse(event)) lift(event, event.timeStamp)
    }
    // What has been drawn is not clicked too.
    const spare = (event: MouseEvent) => {
      if (hasDrawn) event.stopPropagation()
      hasDrawn = false
    }

    const click = ({ target }: MouseEvent) => {
      // Text may have been selected as far as the ground.
      if (isGround(viewer, target) && document.getSelection()?.isCollapsed !== false) latest.current.onClose()
    }

    const { signal } = listening
    viewer.addEventListener('click', spare, { signal, capture: true })
    viewer.addEventListener('click', click, { signal })
    viewer.addEventListener('pointerdown', press, { signal })
    window.addEventListener('pointermove', draw, { signal })
    window.addEventListener('pointerup', letLoose, { signal })
    viewer.addEventListener('touchstart', start, { signal, passive: true })
    // Not passive: where a finger draws the photograph down, the browser must not pull the page.
    viewer.addEventListener('touchmove', move, { signal, passive: false })
    viewer.addEventListener('touchend', end, { signal })
    viewer.addEventListener('touchcancel', () => release(false), { signal })
    return () => listening.abort()
  }, [viewer, isOff])

  return setViewer
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/** Undefined for what scrolls: up, and down where there is something above. */
function directionOf({ across, down }: Distance, viewer: HTMLElement): Finger['direction'] {
  if (Math.abs(across) > Math.abs(down)) return 'across'
  return down > 0 && viewer.scrollTop <= 0 ? 'down' : undefined
}

function isFarEnough({ direction, way, last: [before, latest] }: Finger, now: number): boolean {
  if (direction === 'across') return Math.abs(way.across) >= FAR
  const speed = (latest.y - before.y) / Math.max(1, now - before.time)
  return way.down >= AWAY || (way.down >= FLICK.far && speed >= FLICK.fast)
}

/** Moves a photograph drawn down back to its place, and covers the page again. */
function goBack(image: HTMLElement, viewer: HTMLElement): void {
  const [from, around] = [image.getBoundingClientRect(), aroundOf(image)]
  letGo(viewer)
  moveFrom(image, from)
  if (!isMotionReduced()) fadeAround(image, around, aroundOf(image))
}
