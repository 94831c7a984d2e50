import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dragScroll } from '../../../../src/lib/strip/drag-scroll'

const scrollTo = vi.fn()
const scrollBy = vi.fn()
let element: HTMLElement
let dragging: AbortController

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  element.scrollTo = scrollTo.mockReset()
  element.scrollBy = scrollBy.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  dragging = new AbortController()
})
afterEach(() => {
  dragging.abort()
  element.remove()
  vi.unstubAllGlobals()
})

/**
 * Drags with the mouse from one place of the window to another, and tells whether the click that ends it is followed.
 * @param held how long it rests there before it lets go, in ms
 */
function drag([fromX, fromY]: [number, number], [x, y]: [number, number], held = 500) {
  let timeStamp = 1000
  const pointer = (type: string, clientX: number, clientY: number, buttons: number) => {
    const event = new MouseEvent(type, { bubbles: true, buttons, clientX, clientY })
    Object.defineProperty(event, 'timeStamp', { value: (timeStamp += 20) })
    element.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }))
  }
  pointer('pointerdown', fromX, fromY, 1)
  pointer('pointermove', (fromX + x) / 2, fromY, 1)
  pointer('pointermove', x, y, 1)
  timeStamp += held
  pointer('pointerup', x, y, 0)
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

it('drags sideways what is told when it is let go, and tells which way it went', () => {
  const release = vi.fn()
  dragScroll(element, dragging.signal, release)
  element.scrollLeft = 200
  expect(drag([300, 100], [250, 180]), 'a drag is no click').toBe(false)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 250, top: 0, behavior: 'instant' })
  expect(release).toHaveBeenLastCalledWith(1, 0)
  expect(drag([300, 100], [300, 180]), 'up and down is none').toBe(true)
  expect(release).toHaveBeenCalledOnce()
})

it('tells how far a throw would carry what it drags', () => {
  const release = vi.fn()
  dragScroll(element, dragging.signal, release)
  drag([300, 100], [260, 100], 0)
  // 20 px in 40 ms.
  expect(release).toHaveBeenLastCalledWith(1, 150)
  drag([300, 100], [380, 100], 0)
  expect(release).toHaveBeenLastCalledWith(-1, -300)
})

it('drags in both directions what is not', () => {
  dragScroll(element, dragging.signal)
  Object.assign(element, { scrollLeft: 200, scrollTop: 400 })
  expect(drag([300, 100], [310, 180])).toBe(false)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 190, top: 320, behavior: 'instant' })
  expect(drag([300, 100], [302, 103]), 'a click that trembled').toBe(true)
  expect(scrollTo).toHaveBeenCalledOnce()
})

it('lets what is dragged in both directions glide on, slower and slower', async () => {
  dragScroll(element, dragging.signal)
  drag([300, 100], [320, 90], 0)
  await vi.waitFor(() => expect(scrollBy.mock.calls.length).toBeGreaterThan(1))
  // 10 px each way in the last 40 ms, and a frame takes 16.
  expect(scrollBy).toHaveBeenNthCalledWith(1, { left: -4, top: 4, behavior: 'instant' })
  expect(scrollBy).toHaveBeenNthCalledWith(2, { left: -4 * 0.9, top: 4 * 0.9, behavior: 'instant' })
})

it.each([
  ['less motion is asked for', true, undefined, 0],
  ['it glides in its own way', false, () => undefined, 0],
  ['the mouse has put it down', false, undefined, 500],
])('lets nothing glide on where %s', (_, matches, release, held) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  dragScroll(element, dragging.signal, release)
  drag([300, 100], [320, 90], held)
  expect(scrollBy).not.toHaveBeenCalled()
})
