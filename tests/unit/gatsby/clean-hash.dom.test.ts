import { beforeEach, describe, expect, it } from 'vitest'
import { cleanHash, cleanHashes } from '../../../src/gatsby/client/clean-hash'

describe('a fragment that cannot be decoded', () => {
  it.each([
    ['/#50%-off', '/#50%25-off'],
    ['/srxp/?a=100%#100%', '/srxp/?a=100%#100%25'],
    ['/#%E0%A4%A', '/#%25E0%25A4%25A'],
    ['/#caf%C3%A9-50%', '/#caf%C3%A9-50%25'],
    ['/#%F0%9F%98%80%FF%20%', '/#%F0%9F%98%80%25FF%20%25'],
  ])('%s is written %s', (address, clean) => {
    expect(cleanHash(address)).toBe(clean)
    expect(() => decodeURI(new URL(clean, 'https://example.com').hash)).not.toThrow()
  })

  it.each(['/', '/srxp/#outcome', '/?a=%', '/#caf%C3%A9'])('%s stays', (address) => {
    expect(cleanHash(address)).toBe(address)
  })

  describe('in the address that is shown', () => {
    beforeEach(() => window.history.replaceState({ key: 'k' }, '', '/#50%'))

    it('is cleaned at the start, in the same entry of the history', () => {
      const entries = window.history.length
      cleanHashes()
      expect(window.location.hash).toBe('#50%25')
      expect(window.history.state).toEqual({ key: 'k' })
      expect(window.history.length).toBe(entries)
    })

    it('is cleaned when a visitor goes back to it, before the router reads it', () => {
      cleanHashes()
      const seen: string[] = []
      window.addEventListener('popstate', () => seen.push(window.location.hash), { once: true })
      window.history.replaceState(null, '', '/#70%')
      window.dispatchEvent(new PopStateEvent('popstate'))
      expect(seen).toEqual(['#70%25'])
    })
  })
})
