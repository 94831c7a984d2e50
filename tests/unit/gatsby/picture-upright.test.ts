import { expect, it } from 'vitest'
import { uprightPart } from '../../../src/gatsby/build/picture-upright'

it('cuts the largest upright part of a wide picture, where its focus is', () => {
  const size = { width: 3000, height: 2000 }
  expect(uprightPart(size)).toEqual({ left: 700, top: 0, width: 1600, height: 2000 })
  expect(uprightPart(size, '0% 50%').left).toBe(0)
  expect(uprightPart(size, '25% 50%').left).toBe(350)
  expect(uprightPart(size, '100% 50%').left).toBe(1400)
})

it('cuts a picture that is higher than 4:5 above and below, and all of one that is 4:5', () => {
  expect(uprightPart({ width: 1000, height: 2000 }, '50% 20%')).toEqual({
    left: 0,
    top: 150,
    width: 1000,
    height: 1250,
  })
  expect(uprightPart({ width: 800, height: 1000 }, '10% 90%')).toEqual({ left: 0, top: 0, width: 800, height: 1000 })
})
