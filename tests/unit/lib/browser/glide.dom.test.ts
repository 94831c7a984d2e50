import { expect, it, vi } from 'vitest'
import { glide } from '../../../../src/lib/browser/glide'

it('lets the page glide for a moment, and then jump again', () => {
  vi.useFakeTimers()
  const { style } = document.documentElement
  glide()
  expect(style.scrollBehavior).toBe('smooth')
  vi.runAllTimers()
  expect(style.scrollBehavior).toBe('')
  vi.useRealTimers()
})
