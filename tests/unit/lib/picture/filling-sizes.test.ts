import { describe, expect, it } from 'vitest'
import { fillingSizes } from '../../../../src/lib/picture/filling-sizes'
import { picture } from '../../picture-fixture'

describe('a picture that fills a frame', () => {
  it.each([
    ['flatter', 3000, 2000, 'calc(50vw * 1.5)'],
    ['of the same ratio', 1000, 1000, '50vw'],
    ['higher', 1000, 1500, '50vw'],
  ])('and is %s says how wide it is before it is cropped', (_, width, height, sizes) => {
    expect(fillingSizes(picture('A stair', width, height), ['50vw', 1])).toBe(sizes)
  })

  it('says so for each width of the window at which the frame is another', () => {
    expect(fillingSizes(picture('A stair', 2000, 1000), ['90vw', 1], ['45vw', 2], ['30vw', 0.5])).toBe(
      '(min-width: 992px) calc(30vw * 4), (min-width: 768px) 45vw, calc(90vw * 2)',
    )
  })
})
