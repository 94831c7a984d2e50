import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSingleClick } from '../../../../src/lib/dialog/use-single-click'

it('ignores the rest of the click that opened a dialog, and none that comes later (O1)', () => {
  const close = document.body.appendChild(document.createElement('button'))
  const onClose = vi.fn()
  close.addEventListener('click', onClose)
  const click = (detail: number) => close.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
  renderHook(() => useSingleClick(true))
  click(2)
  expect(onClose).not.toHaveBeenCalled()
  click(1)
  click(2)
  expect(onClose).toHaveBeenCalledTimes(2)
  close.remove()
})
