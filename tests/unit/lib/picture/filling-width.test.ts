import { expect, it } from 'vitest'
import { fillingWidth } from '../../../../src/lib/picture/filling-width'
import { picture } from '../../picture-fixture'

it.each([
  ['flatter than its frame', 3000, 2000, 'calc(50vw * 1.5)'],
  ['of the ratio of its frame', 1000, 1000, '50vw'],
  ['higher than its frame', 1000, 1500, '50vw'],
])('a picture %s covers a square', (_, width, height, sizes) => {
  expect(fillingWidth(picture('A stair', width, height), '50vw', 1)).toBe(sizes)
})
