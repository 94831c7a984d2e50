import { expect, it } from 'vitest'
import { hingeBetween, hingeOf } from '../../../../src/lib/picture/hinge'
import { fromHex } from '../../../../src/lib/picture/oklab'

it('stands out from both its pictures, darker between light ones and lighter between dark ones', () => {
  for (const [left, right, sign] of [
    ['#9d8069', '#ba8c60', -1],
    ['#2d3044', '#27293f', 1],
    ['#8da091', '#8da091', -1],
  ] as const)
    for (const colour of [left, right].map(fromHex))
      expect(
        sign * (fromHex(hingeBetween(fromHex(left), fromHex(right))).l - colour.l),
        `${left} ${right}`,
      ).toBeGreaterThan(0.058)
})

it('is none between pictures that share no colour, or only a grey', () => {
  expect(hingeOf('#9d8069', '#ba8c60')).toMatch(/#9d8069, #ba8c60/)
  expect(hingeOf('#c8281e', '#283cc8')).toBeUndefined()
  expect(hingeOf('#5e5e5f', '#68686a')).toBeUndefined()
  expect(hingeOf('#95a599', '#b3a5c4'), 'green and violet').toBeUndefined()
})
