import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveFilm } from '../../../../src/features/film-strip/move-film'
import { PHOTO_SHOWN } from '../../../../src/lib/picture/photo-link'
import { moveStrip } from '../../../../src/lib/strip/move-strip'
import { stripOf } from '../../lib/strip/strip-of'

let resize: () => void
let moving: AbortController

beforeEach(() => {
  moving = new AbortController()
  vi.stubGlobal('onscrollend', null)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
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
  for (const photo of laidOut.strip.children) photo.append(document.createElement('img'), document.createElement('a'))
  for (const link of laidOut.strip.querySelectorAll('a')) link.href = '#'
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

  it('keeps where a key sends it just before or after a window changes its size', async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const { strip, size, mover, comesToRest } = moved(4)
    await frame()
    const scrolled: unknown[] = []
    strip.scrollTo = (options?: ScrollToOptions | number) => void scrolled.push(options)
    size.width = 250
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    resize()
    await frame()
    expect(scrolled.at(-1)).toEqual({ left: 250, behavior: 'instant' })
    strip.scrollLeft = 250
    comesToRest()
    size.width = 100
    resize()
    strip.scrollLeft = 100
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    await frame()
    expect(scrolled.at(-1)).toEqual({ left: 200, behavior: 'smooth' })
    expect(mover.goal()).toBe(2)
  })

  it('brings the photograph that is clicked, and stays where a click meets none', () => {
    const { strip, onShow } = moved(4)
    strip.children[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onShow).toHaveBeenLastCalledWith(2)
    strip.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onShow).toHaveBeenLastCalledWith(2)
  })

  it('leaves clicks to the links of its photographs where it does not handle them', () => {
    const { strip } = moved(4)
    expect(strip).toHaveAttribute('data-chooses')
    moving.abort()
    expect(strip).not.toHaveAttribute('data-chooses')
  })

  it('ends the ring of the keys where a pointer takes over', () => {
    const { strip } = moved(4)
    strip.tabIndex = 0
    strip.focus()
    window.dispatchEvent(new Event('pointerdown'))
    expect(document.body).toHaveFocus()
    const other = document.body.appendChild(document.createElement('button'))
    other.focus()
    window.dispatchEvent(new Event('pointerdown'))
    expect(other).toHaveFocus()
    other.remove()
  })

  it('goes on by one with a notch of a wheel, by no more while on the way, and follows a touchpad', () => {
    const { strip } = moved(4)
    Object.defineProperty(strip, 'scrollWidth', { value: 400 })
    const scrolled: unknown[] = []
    strip.scrollTo = (options?: ScrollToOptions | number) => void scrolled.push(options)
    const turn = (deltaY: number) => fireEvent.wheel(strip, { deltaY })
    turn(100)
    strip.scrollLeft = 40
    turn(100)
    expect(scrolled).toEqual([{ left: 100, behavior: 'smooth' }])
    strip.scrollLeft = 60
    turn(100)
    expect(scrolled.at(-1)).toEqual({ left: 200, behavior: 'smooth' })
    turn(4)
    turn(60)
    expect(strip.scrollLeft).toBe(124)
    expect(scrolled).toHaveLength(2)
  })

  it.each([
    ['a horizontal wheel', { deltaX: 30 }],
    ['a wheel with Shift held down', { deltaY: 30, shiftKey: true }],
  ])('follows %s', (_, turn) => {
    const { strip } = moved(4)
    Object.defineProperty(strip, 'scrollWidth', { value: 400 })
    fireEvent.wheel(strip, turn)
    fireEvent.wheel(strip, turn)
    expect(strip.scrollLeft).toBe(60)
    expect(strip.dataset.wheeling, 'without snapping back').toBe('')
  })

  it('moves at once under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { strip, mover } = moved(4)
    const scrollTo = vi.spyOn(strip, 'scrollTo')
    mover.goTo(2)
    expect(scrollTo).toHaveBeenCalledWith({ left: 200, behavior: 'instant' })
  })

  it('opens the photograph it stands at when that is clicked, once for each click', () => {
    const { strip } = moved(4)
    const opened = [...strip.querySelectorAll('a')].map((link) => {
      const open = vi.fn((event: Event) => event.preventDefault())
      link.addEventListener('click', open)
      return open
    })
    const click = (index: number) => fireEvent.click(strip.querySelectorAll('img')[index] ?? strip)
    click(2)
    expect(opened[2]).not.toHaveBeenCalled()
    click(2)
    expect(opened[2]).toHaveBeenCalledOnce()
    strip.querySelectorAll('a')[2]?.click()
    expect(opened[2]).toHaveBeenCalledTimes(2)
  })

  it.each(['Enter', ' '])(
    'opens the photograph it stands at by %j with the focus on itself, and not elsewhere',
    (key) => {
      const { strip, mover } = moved(4)
      const open = vi.fn((event: Event) => event.preventDefault())
      strip.querySelectorAll('a')[2]?.addEventListener('click', open)
      mover.goTo(2)
      expect(fireEvent.keyDown(strip, { key }), 'the page does not scroll').toBe(false)
      expect(open).toHaveBeenCalledOnce()
      fireEvent.keyDown(strip, { key, ctrlKey: true })
      fireEvent.keyDown(strip.querySelectorAll('a')[2] ?? strip, { key })
      fireEvent.keyDown(strip, { key: 'x' })
      expect(open).toHaveBeenCalledOnce()
    },
  )

  it('opens the photograph it stands at by Enter with the focus on nothing, where Space scrolls the page', () => {
    const { strip, mover } = moved(4)
    const open = vi.fn((event: Event) => event.preventDefault())
    strip.querySelectorAll('a')[1]?.addEventListener('click', open)
    mover.goTo(1)
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true)
    expect(open).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(open).toHaveBeenCalledOnce()
  })

  it('comes to the photograph whose link takes the focus, and takes the focus along when it moves on', () => {
    const { strip, mover, comesToRest, onShow } = moved(4)
    const [, second, third] = strip.querySelectorAll('a')
    third?.focus()
    expect(onShow).toHaveBeenLastCalledWith(2)
    mover.goBy(-1)
    comesToRest()
    expect(document.activeElement).toBe(second)
  })

  it('comes at once to the photograph that the viewer over it shows', () => {
    const { strip, onShow } = moved(4)
    const scrollTo = vi.spyOn(strip, 'scrollTo')
    const shown = new Event(PHOTO_SHOWN, { bubbles: true, cancelable: true })
    strip.querySelectorAll('a')[2]?.dispatchEvent(shown)
    expect(scrollTo).toHaveBeenCalledWith({ left: 200, behavior: 'instant' })
    expect(onShow).toHaveBeenLastCalledWith(2)
    expect(shown.defaultPrevented).toBe(true)
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
