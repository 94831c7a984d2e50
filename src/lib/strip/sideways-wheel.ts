/** How long a wheel must rest before it starts anew, in ms. */
const PAUSE = 200
/** What a line is where a wheel counts in lines, in px. */
const LINE = 16

/**
 * Lets a wheel that turns up and down move what scrolls sideways. It stays the page's when it was turning already before
 * the pointer came over the element, and when the element is at its end: nobody is held on the way down a page. Sideways
 * wheels, zooming and turning with Shift are left to the browser.
 * @param signal ends it
 * @param onTurn called with how far the wheel turns, in px: more than 0 towards the end of the content
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
