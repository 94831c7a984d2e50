import { expect, it } from 'vitest'
import { namedPart, shares, uprightPart } from '../../../src/gatsby/build/picture-upright'

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

it('says which share of the picture a part is', () => {
  const part = { left: 700, top: 0, width: 1600, height: 2000 }
  expect(shares({ width: 3000, height: 2000 }, part)).toEqual([0.2333, 0, 0.5333, 1])
})

it('cuts the part that the content names, no larger than the picture and within it', () => {
  const size = { width: 3000, height: 2000 }
  expect(namedPart(size, { left: 10, top: 5, width: 40 })).toEqual({ left: 300, top: 100, width: 1200, height: 1500 })
  expect(namedPart(size, { left: 10, top: 0, width: 80, ratio: 1.5 })).toEqual({
    left: 300,
    top: 0,
    width: 2400,
    height: 1600,
  })
  expect(namedPart(size, { left: 50, top: 20, width: 90, ratio: 1 })).toEqual({
    left: 1000,
    top: 0,
    width: 2000,
    height: 2000,
  })
})
