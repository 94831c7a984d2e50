import { expect, it } from 'vitest'
import { keyHashSteps } from '../../../src/gatsby/client/key-hash-steps'

const key = () => (window.history.state as { key?: string } | null)?.key

it('gives a step to a fragment a key of its own, and leaves the entries that have one', () => {
  window.history.replaceState({ pages: 2 }, '')
  keyHashSteps()
  expect(window.history.state).toEqual({ pages: 2, key: 'initial' })

  window.history.pushState(null, '', '#decision-2')
  window.dispatchEvent(new Event('popstate'))
  const given = key()
  expect(given).toMatch(/^\d+$/)
  window.dispatchEvent(new Event('popstate'))
  expect(key()).toBe(given)
})
