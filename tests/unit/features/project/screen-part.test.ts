import { expect, it } from 'vitest'
import { picture } from '../../picture-fixture'
import { markPlace, phoneWidth, screenPart } from '../../../../src/features/project/screen-part'

const part = { left: 50, top: 10, width: 25, ratio: null }

it('says how wide a whole screen is where phones show a part of it', () => {
  expect(phoneWidth(part, 80, 172)).toBe('320vw')
  expect(phoneWidth(null, 80, 172)).toBe('172vw')
})

it('gives the part to the style sheet, and nothing where there is none', () => {
  expect(screenPart(part)).toEqual({ '--part-left': 50, '--part-top': 10, '--part-width': 25 })
  expect(screenPart({ ...part, ratio: 1.2 })).toHaveProperty('--part-ratio', 1.2)
  expect(screenPart(null)).toBeUndefined()
})

it('gives the style sheet a mark with the ratio of its picture', () => {
  expect(markPlace({ left: 18, top: 35, width: 56, height: 5 }, picture('A list'))).toMatchObject({
    '--mark-left': 18,
    '--mark-height': 5,
    '--ratio': 1.6,
  })
})
