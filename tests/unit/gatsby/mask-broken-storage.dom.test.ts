import { afterEach, expect, it, vi } from 'vitest'
import { maskBrokenStorage } from '../../../src/gatsby/client/mask-broken-storage'

afterEach(() => Reflect.deleteProperty(window, 'sessionStorage'))

it('leaves a storage that works', () => {
  maskBrokenStorage()
  expect(() => window.sessionStorage.getItem('a')).not.toThrow()
})

it('hides a storage whose methods throw, which Gatsby knows how to do without', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  maskBrokenStorage()
  expect(() => window.sessionStorage).toThrow('No storage')
})
