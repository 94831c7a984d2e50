import { expect, it } from 'vitest'
import { nextOf } from '../../../src/lib/next-of'

it('gives the entry after the one found', () => {
  expect(nextOf(['a', 'b', 'c'], (entry) => entry === 'a')).toBe('b')
})

it('gives the first entry after the last', () => {
  expect(nextOf(['a', 'b', 'c'], (entry) => entry === 'c')).toBe('a')
})

it('gives nothing for an empty list', () => {
  expect(nextOf<string>([], () => true)).toBeUndefined()
})
