import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWithdrawal } from '../../../../src/lib/dialog/use-withdrawal'

afterEach(() => document.body.replaceChildren())

const goOn = {
  Escape: () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  'going back': () => window.dispatchEvent(new PopStateEvent('popstate')),
  'a link': () => {
    document.body.innerHTML = '<a href="#privacy"><span>Privacy</span></a>'
    document.querySelector('span')?.click()
  },
}

it.each(Object.entries(goOn))('withdraws a panel that has not come yet at %s (O1)', (_, act) => {
  const withdraw = vi.fn()
  const { rerender } = renderHook(({ isPending }) => useWithdrawal(isPending, withdraw), {
    initialProps: { isPending: true },
  })
  act()
  expect(withdraw).toHaveBeenCalledOnce()
  rerender({ isPending: false })
  act()
  expect(withdraw).toHaveBeenCalledOnce()
})

it('waits on while other keys and places of the page are pressed', () => {
  const withdraw = vi.fn()
  renderHook(() => useWithdrawal(true, withdraw))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  document.body.click()
  expect(withdraw).not.toHaveBeenCalled()
})
