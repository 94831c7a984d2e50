import { expect, it } from 'vitest'
import { withoutOldWays } from '../../../src/gatsby/build/modern-syntax'

it('keeps what Babel must do for all browsers, and leaves out what it does for old ones', () => {
  const kept = [
    '/m/babel-plugin-macros/dist/index.js',
    ['/m/@babel/plugin-transform-runtime/lib/index.js', {}],
  ] as const
  const old = [
    ['/m/@babel/plugin-proposal-optional-chaining/lib/index.js'],
    ['/m/@babel/plugin-proposal-numeric-separator/lib/index.js'],
    ['/m/@babel/plugin-proposal-class-properties/lib/index.js', { loose: true }],
    ['/m/@babel/plugin-transform-classes/lib/index.js', { loose: true }],
    '/m/@babel/plugin-transform-spread/lib/index.js',
  ] as const
  expect(withoutOldWays([...kept, ...old].map((one) => (typeof one === 'string' ? one : [...one])))).toEqual(kept)
})
