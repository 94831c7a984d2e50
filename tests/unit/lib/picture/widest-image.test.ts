import { expect, it } from 'vitest'
import { widestImage } from '../../../../src/lib/picture/widest-image'

it.each([
  ['/a.jpg 400w,\n/b.jpg 2000w,\n/c.jpg 800w', { address: '/b.jpg', width: 2000 }],
  ['/a.jpg', { address: '/a.jpg', width: 0 }],
  ['', undefined],
])('of %j the widest is %j', (srcSet, widest) => {
  expect(widestImage(srcSet)).toEqual(widest)
})
