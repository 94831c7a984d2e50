import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveStrip, type StripManner } from '../../../../src/lib/strip/move-strip'
import { stripOf } from './strip-of'

let moving: AbortController

beforeEach(() => {
  moving = new AbortController()
  vi.stubGlobal('onscrollend', null)
})
afterEach(() => moving.abort())

/** A strip of four items that is moved in its manner. */
function moved(manner: StripManner = {}) {
  const laidOut = stripOf(4)
  const onShow = vi.fn()
  const mover = moveStrip(laidOut.strip, () => manner, moving.signal, onShow)
  const press = (key: string, more = {}) => fireEvent.keyDown(laidOut.strip, { key, ...more })
  return { ...laidOut, mover, onShow, press }
}

describe('a strip', () => {
  it('has items that rest at their own distance from the line', () => {
    const { strip, mover } = moved()
    const [, second] = strip.querySelectorAll('li')
    second?.style.setProperty('scroll-margin-left', '-30px')
    mover.goTo(1)
    expect(strip.scrollLeft).toBe(130)
  })

  it('goes from item to item by arrow keys, to its ends by Home and End, and no further', () => {
    const { onShow, press } = moved()
    const shown = [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const
    for (const [key, index] of shown) {
      press(key)
      expect(onShow).toHaveBeenLastCalledWith(index)
    }
  })

  it('leaves other keys and shortcuts to the browser', () => {
    const { onShow, press } = moved()
    expect(press('ArrowRight', { altKey: true })).toBe(true)
    expect(press('ArrowDown')).toBe(true)
    expect(onShow).not.toHaveBeenCalled()
    expect(press('ArrowRight')).toBe(false)
  })

  it('leaves the keys of the page alone, unless it owns the page', () => {
    const { onShow } = moved()
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(onShow).not.toHaveBeenCalled()
    const other = moved({ ownsPage: true })
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(other.onShow).toHaveBeenLastCalledWith(1)
  })

  it('takes the keys of the page it owns after a click on it, but not those of a button or a dialog', () => {
    const { strip, onShow } = moved({ ownsPage: true })
    const page = document.createElement('main')
    const button = document.createElement('button')
    strip.replaceWith(page)
    page.append(strip, button)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    for (const target of [button, dialog]) fireEvent.keyDown(target, { key: 'ArrowRight' })
    expect(onShow).not.toHaveBeenCalled()
    fireEvent.keyDown(page, { key: 'ArrowRight' })
    expect(onShow).toHaveBeenLastCalledWith(1)
  })

  it('tells where it is between two items while it moves', () => {
    const { strip } = stripOf(4)
    const onMove = vi.fn()
    moveStrip(strip, () => ({}), moving.signal, vi.fn(), onMove)
    strip.scrollLeft = 125
    expect(onMove).toHaveBeenLastCalledWith(1.25)
    strip.scrollLeft = 200
    expect(onMove).toHaveBeenLastCalledWith(2)
  })

  it('counts quick steps from the item it is on its way to', () => {
    const { strip, mover } = moved()
    const scrolled: unknown[] = []
    strip.scrollTo = (options?: ScrollToOptions | number) => void scrolled.push(options)
    mover.goBy(1)
    mover.goBy(1)
    expect(scrolled).toEqual([{ left: 100 }, { left: 200 }])
  })

  it('counts on when an earlier scroll ends late, and from where it stands when the visitor has stopped it', () => {
    vi.useFakeTimers()
    try {
      const { strip, mover, comesToRest } = moved()
      vi.runAllTimers()
      const scrolled: unknown[] = []
      strip.scrollTo = (options?: ScrollToOptions | number) => void scrolled.push(options)
      mover.goBy(1)
      comesToRest()
      mover.goBy(1)
      expect(scrolled).toEqual([{ left: 100 }, { left: 200 }])
      comesToRest()
      vi.advanceTimersByTime(1000)
      mover.goBy(1)
      expect(scrolled.at(-1)).toEqual({ left: 100 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps its goal while its scroll position tells nothing', () => {
    let isSteady = true
    const onStand = vi.fn()
    const { strip, mover, comesToRest } = moved({ isSteady: () => isSteady, onStand })
    isSteady = false
    strip.scrollLeft = 300
    mover.goBy(1)
    comesToRest()
    expect(mover.goal()).toBe(1)
    expect(onStand).not.toHaveBeenCalled()
  })

  it('stands still when it is taken to where it stands, to a part of a pixel', () => {
    const { strip, mover } = moved()
    strip.scrollLeft = 100.4
    const scrollTo = vi.fn()
    strip.scrollTo = scrollTo
    mover.goTo(1)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes round, where it does', () => {
    const { onShow, press } = moved({ isRound: true })
    press('ArrowLeft')
    expect(onShow).toHaveBeenLastCalledWith(3)
    press('ArrowRight')
    expect(onShow).toHaveBeenLastCalledWith(0)
  })

  it('counts quick steps where it goes round, too, as long as they lead one way', () => {
    const { strip, mover } = moved({ isRound: true })
    const scrolled: unknown[] = []
    strip.scrollTo = (options?: ScrollToOptions | number) => void scrolled.push(options)
    for (const steps of [-1, 1, 1]) mover.goBy(steps)
    expect(scrolled).toEqual([{ left: 300 }, { left: 100 }, { left: 200 }])
  })

  it('glides on when it is released, in its direction', () => {
    const { strip, mover } = moved()
    strip.scrollLeft = 30
    mover.release(1)
    expect(strip.scrollLeft).toBe(100)
    strip.scrollLeft = 70
    mover.release(-1)
    expect(strip.scrollLeft).toBe(0)
  })

  it('flies on past the next when it is thrown', () => {
    const { strip, mover } = moved()
    strip.scrollLeft = 30
    mover.release(1, 150)
    expect(strip.scrollLeft).toBe(200)
  })

  it('follows who scrolls it otherwise, and steps on from there once it stands', () => {
    const { strip, comesToRest, mover, onShow } = moved()
    strip.scrollLeft = 190
    expect(onShow).toHaveBeenLastCalledWith(2)
    comesToRest()
    mover.goBy(1)
    expect(onShow).toHaveBeenLastCalledWith(3)
  })

  it('tells that it stands, but not while it is dragged', () => {
    const onStand = vi.fn()
    const { strip, comesToRest } = moved({ onStand })
    comesToRest()
    expect(onStand).toHaveBeenCalledOnce()
    strip.dataset.dragging = ''
    comesToRest()
    expect(onStand).toHaveBeenCalledOnce()
  })

  it('is taken to stand a moment after its last movement in browsers that do not say so', () => {
    vi.stubGlobal('onscrollend', undefined)
    vi.useFakeTimers()
    try {
      const onStand = vi.fn()
      const { mover } = moved({ onStand })
      mover.goTo(1)
      expect(onStand).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1000)
      expect(onStand).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})
