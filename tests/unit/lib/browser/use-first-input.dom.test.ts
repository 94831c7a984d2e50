import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFirstInput } from '../../../../src/lib/browser/use-first-input'

test('a list that scrolls by itself is no input, a page that is scrolled is, once the browser is idle', async () => {
  const list = document.body.appendChild(document.createElement('ul'))
  const { result } = renderHook(useFirstInput)
  act(() => void list.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(false)
  act(() => void document.dispatchEvent(new Event('scroll', { bubbles: true })))
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  list.remove()
})
