import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ThemeTab } from '../../../src/layouts/theme-tab'
import { SiteStateProvider } from '../../../src/state/site-state'

const tab = (hasDrawer: boolean) => (
  <SiteStateProvider>
    <ThemeTab hasDrawer={hasDrawer} />
  </SiteStateProvider>
)

/** Lets the window be as wide as the menu needs it, or narrower; returns what changes that. */
function sizeWindow(wide: boolean) {
  const listeners = new Set<() => void>()
  const query = {
    matches: wide,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return (matches: boolean) => {
    query.matches = matches
    listeners.forEach((tell) => tell())
  }
}

/** Waits until the browser has been idle, and for all that was fetched then. */
const settle = async () => {
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.dynamicImportSettled())
}
const toggle = () => screen.queryByRole('button', { name: 'Theme settings' })

it('is not in the served page, where it could do nothing (O3)', () => {
  expect(renderToString(tab(false))).not.toContain('Theme')
})

it('comes when the browser is idle', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sizeWindow(true)
  render(tab(true))
  expect(toggle()).toBeNull()
  await settle()
  expect(toggle()).toBeInTheDocument()
  vi.useRealTimers()
})

it('comes to a narrow window only where there is no drawer that has the choice, or once it is wide', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const widen = sizeWindow(false)
  const { unmount } = render(tab(true))
  await settle()
  expect(toggle()).toBeNull()
  act(() => widen(true))
  await settle()
  expect(toggle()).toBeInTheDocument()
  unmount()

  sizeWindow(false)
  render(tab(false))
  await settle()
  expect(toggle()).toBeInTheDocument()
  vi.useRealTimers()
})
