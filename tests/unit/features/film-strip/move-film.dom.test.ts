import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveFilm } from '../../../../src/features/film-strip/move-film'
import { moveStrip } from '../../../../src/lib/strip/move-strip'
import { stripOf } from '../../lib/strip/strip-of'

let resize: () => void
let moving: AbortController

beforeEach(() => {
  moving = new AbortController()
  vi.stubGlobal('onscrollend', null)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})
afterEach(() => moving.abort())

function moved(count: number) {
  const laidOut = stripOf(count)
  const onShow = vi.fn()
  return { ...laidOut, onShow, mover: moveStrip(laidOut.strip, moveFilm, moving.signal, onShow) }
}

describe('the film strip', () => {
  it('keeps its photograph in a window that changes its size', () => {
    const { strip, size, mover, onShow } = moved(4)
    mover.goTo(2)
    size.width = 250
    // Browsers tell this before the size.
    strip.scrollLeft = 0
    expect(onShow).toHaveBeenLastCalledWith(2)
    resize()
    expect(strip.scrollLeft).toBe(500)
    expect(onShow).toHaveBeenLastCalledWith(2)
  })

  it('brings the photograph that is clicked, and stays where a click meets none', () => {
    const { strip, onShow } = moved(4)
    strip.children[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onShow).toHaveBeenLastCalledWith(2)
    strip.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onShow).toHaveBeenLastCalledWith(2)
  })

  it('has as many photographs before the current one as after it once it is long enough to go round', () => {
    const orders = (strip: HTMLElement) => [...strip.querySelectorAll('li')].map(({ style }) => style.order)
    expect(orders(moved(7).strip)).toEqual(Array(7).fill(''))
    const { strip, mover, comesToRest } = moved(8)
    expect(orders(strip)).toEqual(['4', '5', '6', '7', '0', '1', '2', '3'])
    mover.goTo(3)
    comesToRest()
    expect(orders(strip)).toEqual(['1', '2', '3', '4', '5', '6', '7', '0'])
  })
})
