/** How far the pointer goes before it is a drag and no click, in px. */
const GRIP = 4

/**
 * Lets a mouse or a pen drag an element's content sideways; fingers scroll it by themselves.
 * @param element what scrolls; it has `data-moving="drag"` meanwhile
 * @param onRelease told which way it was dragged: more than 0 to the end, less to the start
 * @param signal ends it
 */
export function followDrag(element: HTMLElement, onRelease: (direction: number) => void, signal: AbortSignal): void {
  let from: { x: number; scroll: number } | undefined

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    from = { x: event.clientX, scroll: element.scrollLeft }
  }
  const onMove = (event: PointerEvent) => {
    if (!from) return
    const by = from.x - event.clientX
    if (element.dataset.moving !== 'drag' && Math.abs(by) < GRIP) return
    if (element.dataset.moving !== 'drag') {
      element.dataset.moving = 'drag'
      element.setPointerCapture(event.pointerId)
    }
    element.scrollLeft = from.scroll + by
  }
  const onUp = (event: PointerEvent) => {
    if (!from) return
    const by = from.x - event.clientX
    from = undefined
    if (element.dataset.moving !== 'drag') return
    element.dataset.moving = 'rest'
    onRelease(Math.sign(by))
  }

  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onUp, { signal })
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
