/** Pause after which wheel events count as a new gesture, in ms. */
const PAUSE = 200
/** Height of a line for wheels that report lines, in px. */
const LINE = 16

/**
 * Lets a vertical wheel scroll an element sideways. The page keeps the gesture if it began before the pointer was over
 * the element, or once the element is at its end, so that scrolling down a page never gets stuck. Zooming is left to
 * the browser, and so are horizontal wheels and Shift, unless they are wanted.
 * @param signal ends it
 * @param onTurn called with the distance in px: positive towards the end of the content
 * @param isAnyWay takes horizontal wheels too: for strips with wide items, where the browser would snap back after each
 *   short turn
 */
export function sidewaysWheel(
  element: HTMLElement,
  signal: AbortSignal,
  onTurn: (distance: number) => void,
  isAnyWay = false,
): void {
  let isOurs = false
  let last = -Infinity

  const begin = ({ target, timeStamp }: WheelEvent) => {
    if (timeStamp - last > PAUSE) isOurs = target instanceof Node && element.contains(target)
    last = timeStamp
  }
  const turn = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey, shiftKey } = event
    const isAcross = Math.abs(deltaX) >= Math.abs(deltaY)
    if (!isOurs || ctrlKey || (!isAnyWay && (shiftKey || isAcross))) return
    const delta = isAcross ? deltaX : deltaY
    const left = delta > 0 ? element.scrollWidth - element.clientWidth - element.scrollLeft : element.scrollLeft
    if (left < 1) {
      isOurs = false
      return
    }
    event.preventDefault()
    onTurn(delta * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1))
  }

  window.addEventListener('wheel', begin, { capture: true, passive: true, signal })
  element.addEventListener('wheel', turn, { passive: false, signal })
}
