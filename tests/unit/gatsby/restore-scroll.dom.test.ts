import { expect, it } from 'vitest'
import { restoreScroll } from '../../../src/gatsby/client/restore-scroll'

it('leaves scroll positions to the router while the document is open, and to the browser when it is left', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true })
  restoreScroll()
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})
