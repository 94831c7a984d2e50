import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginMoves, endMove, moveTo } from '../../../src/gatsby/client/page-transition'

const go = vi.fn()
const skip = vi.fn()
const start = vi.fn((update: () => Promise<void>) => {
  const finished = Promise.resolve().then(update)
  return { finished, ready: finished, updateCallbackDone: finished, skipTransition: skip }
})
const browser: { requestAnimationFrame: (callback: FrameRequestCallback) => number } = window
const ownFrames = browser.requestAnimationFrame
const works =
  '<ul><li><a href="/srxp/"><span data-work-name="/srxp/">srxp</span></a></li><li><a href="/lento/">lento</a></li></ul>'

/** Presses the link to a page, as Gatsby's links do. */
function press(path: string) {
  const link = document.querySelector(`a[href="${path}"]`)
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    ;(window as unknown as { ___navigate: (to: string) => void }).___navigate(path)
  })
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = works
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, { startViewTransition: start })
  const ___loader = { loadPageSync: () => ({}) }
  const ___navigate = (to: string, options?: object) => moveTo(to, () => void go(to, options))
  Object.assign(window, { ___navigate, ___loader, requestAnimationFrame: ownFrames })
  beginMoves()
})
afterEach(() => {
  endMove()
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('goes on when the page is pictured, with timers for frames until the next one is there', async () => {
  press('/srxp/')
  expect(go).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(go).toHaveBeenCalledExactlyOnceWith('/srxp/', undefined)
  const drawn = vi.fn()
  requestAnimationFrame(drawn)
  vi.advanceTimersByTime(20)
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(browser.requestAnimationFrame).not.toBe(ownFrames)

  endMove()
  await vi.waitFor(() => expect(browser.requestAnimationFrame).toBe(ownFrames))
})

it('keeps the router, which goes back at once, waiting until the page is pictured, and all others until it is gone', async () => {
  window.history.pushState({}, '', '/srxp/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  const [router, scroll] = [vi.fn(), vi.fn()]
  requestAnimationFrame(router)
  requestAnimationFrame(scroll)
  vi.advanceTimersByTime(20)
  expect(router).not.toHaveBeenCalled()
  await Promise.resolve()
  vi.advanceTimersByTime(20)
  expect(router).toHaveBeenCalledTimes(1)
  expect(scroll).not.toHaveBeenCalled()

  window.history.replaceState({}, '', '/')
  endMove()
  vi.useRealTimers()
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(1))
})

it('gives the frames back after half a second where no page comes', async () => {
  press('/srxp/')
  await Promise.resolve()
  await vi.advanceTimersByTimeAsync(499)
  expect(browser.requestAnimationFrame).not.toBe(ownFrames)
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.requestAnimationFrame).toBe(ownFrames)
})

it('brings a header that scrolling has hidden back with the next page, not before', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<header class="hide-header"></header>')
  press('/srxp/')
  await Promise.resolve()
  expect(document.querySelector('header')).toHaveClass('hide-header')
  endMove()
  await vi.waitFor(() => expect(document.querySelector('header')).not.toHaveClass('hide-header'))
})

it('goes on at once when somebody presses a key meanwhile', () => {
  press('/srxp/')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(skip).toHaveBeenCalled()
})

it('changes the page plainly where nothing of it is shown, with reduced motion and in a hidden page', () => {
  press('/lento/')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  press('/srxp/')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  press('/srxp/')
  expect(go.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(start).not.toHaveBeenCalled()
})
