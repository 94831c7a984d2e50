import { expect, it } from 'vitest'
import { largestImage } from '../../../src/lib/largest-image'

it.each([
  ['/a.jpg 400w,\n/b.jpg 2000w,\n/c.jpg 800w', '/b.jpg'],
  ['/a.jpg', '/a.jpg'],
  ['', undefined],
])('of %j the largest is %j', (srcSet, largest) => {
  expect(largestImage(srcSet)).toBe(largest)
})
