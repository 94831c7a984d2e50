import { expect, it } from 'vitest'
import { keyHashEntries } from '../../../src/gatsby/client/key-hash-entries'

const key = () => (window.history.state as { key?: string } | null)?.key

it('gives a step to a fragment a key of its own, and leaves the entries that have one', () => {
  window.history.replaceState({ pages: 2 }, '')
  keyHashEntries()
  expect(window.history.state).toEqual({ pages: 2, key: 'initial' })

  window.history.pushState(null, '', '#decision-2')
  window.dispatchEvent(new Event('popstate'))
  const given = key()
  expect(given).toMatch(/^\d+$/)
  window.dispatchEvent(new Event('popstate'))
  expect(key()).toBe(given)
})

it('goes back to where a link to a fragment was followed, not to where the browser had jumped by then', () => {
  window.history.replaceState({ key: 'initial' }, '', '/case/')
  keyHashEntries()
  document.body.innerHTML = '<a href="#there">See it</a>'
  Object.assign(window, { scrollY: 400 })
  document.querySelector('a')?.click()
  const position = '@@scroll|/case/|initial'
  sessionStorage.setItem(position, '1500')

  window.history.replaceState({ key: 'initial' }, '', '/case/')
  window.dispatchEvent(new Event('popstate'))
  expect(sessionStorage.getItem(position)).toBe('400')
})
