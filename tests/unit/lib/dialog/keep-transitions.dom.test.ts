import { expect, test, vi } from 'vitest'
import { keepTransitions } from '../../../../src/lib/dialog/keep-transitions'

test('a dialog hears of the end of its own transition alone', () => {
  const dialog = document.createElement('div')
  const content = dialog.appendChild(document.createElement('div'))
  const button = content.appendChild(document.createElement('button'))
  const [heard, own] = [vi.fn(), vi.fn()]
  keepTransitions(dialog)
  dialog.addEventListener('transitionend', heard)
  button.addEventListener('transitionend', own)

  button.dispatchEvent(new Event('transitionend', { bubbles: true }))
  expect(own).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()

  dialog.dispatchEvent(new Event('transitionend', { bubbles: true }))
  expect(heard).toHaveBeenCalledOnce()
})
