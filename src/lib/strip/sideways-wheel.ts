/** Pause after which wheel events count as a new gesture, in ms. */
const PAUSE = 200
/** Height of a line for wheels that report lines, in px. */
const LINE = 16

/**
 * Lets a vertical wheel scroll an element sideways. The page keeps the gesture if it began before the pointer was over
 * the element, or once the element is at its end, so that scrolling down a page never gets stuck. Horizontal wheels,
 * zooming and Shift are left to the browser.
 * @param signal ends it
 * @param onTurn called with the distance in px: positive towards the end of the content
 */
export function sidewaysWheel(element: HTMLElement, signal: AbortSignal, onTurn: (distance: number) => void): void {
  let isOurs = false
  let last = -Infinity

  const begin = ({ target, timeStamp }: WheelEvent) => {
    if (timeStamp - last > PAUSE) isOurs = target instanceof Node && element.contains(target)
    last = timeStamp
  }
  const turn = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey, shiftKey } = event
    if (!isOurs || ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return
    const left = deltaY > 0 ? element.scrollWidth - element.clientWidth - element.scrollLeft : element.scrollLeft
    if (left < 1) {
      isOurs = false
      return
    }
    event.preventDefault()
    onTurn(deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1))
  }

  window.addEventListener('wheel', begin, { capture: true, passive: true, signal })
  element.addEventListener('wheel', turn, { passive: false, signal })
}
