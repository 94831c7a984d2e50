import { expect, it } from 'vitest'
import { previousOf } from '../../../src/lib/previous-of'

it('gives the entry before, and the last before the first', () => {
  const list = ['a', 'b', 'c']
  expect(previousOf(list, (entry) => entry === 'b')).toBe('a')
  expect(previousOf(list, (entry) => entry === 'a')).toBe('c')
  expect(previousOf(['a'], (entry) => entry === 'a')).toBe('a')
  const none: string[] = []
  expect(previousOf(none, () => true)).toBeUndefined()
})
