import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePageLoading } from '../../../../src/lib/routing/page-loading'
import { usePendingPanel } from '../../../../src/lib/dialog/use-pending-panel'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const goOn = {
  Escape: () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  'going back': () => window.dispatchEvent(new PopStateEvent('popstate')),
  'a link': () => {
    document.body.innerHTML = '<a href="#privacy"><span>Privacy</span></a>'
    document.querySelector('span')?.click()
  },
}

it.each(Object.entries(goOn))('withdraws a panel that has not come yet at %s (O1)', (_, go) => {
  const withdraw = vi.fn()
  const { rerender } = renderHook(({ isPending }) => usePendingPanel(isPending, withdraw), {
    initialProps: { isPending: true },
  })
  go()
  expect(withdraw).toHaveBeenCalledOnce()
  rerender({ isPending: false })
  go()
  expect(withdraw).toHaveBeenCalledOnce()
})

it('waits on while other keys and places of the page are pressed', () => {
  const withdraw = vi.fn()
  renderHook(() => usePendingPanel(true, withdraw))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  document.body.click()
  expect(withdraw).not.toHaveBeenCalled()
})

it('shows after a second that it is on its way, until it is there (D8)', () => {
  vi.useFakeTimers()
  const withdraw = vi.fn()
  const { rerender } = renderHook(({ isPending }) => usePendingPanel(isPending, withdraw), {
    initialProps: { isPending: true },
  })
  const { result } = renderHook(usePageLoading)
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  rerender({ isPending: false })
  expect(result.current).toBe(false)
})
