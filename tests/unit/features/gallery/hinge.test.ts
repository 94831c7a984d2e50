import { expect, it } from 'vitest'
import { hingeOf } from '../../../../src/features/gallery/works/hinge'
import { fromHex } from '../../../../src/lib/picture/oklab'

const lightness = (hinge: string | undefined) => Number(/oklab\((\S+)/.exec(hinge ?? '')?.[1])

it('stands out from both its pictures', () => {
  for (const [left, right] of [
    ['#9d8069', '#ba8c60'],
    ['#3f3d3a', '#211d2e'],
    ['#5e5e5f', '#5e5e5f'],
    ['#e8e3d5', '#d2cfc9'],
  ] as const)
    for (const picture of [left, right])
      expect(Math.abs(lightness(hingeOf(left, right)) - fromHex(picture).l), `${left} ${right}`).toBeGreaterThan(0.078)
})

it('has the mean of two shades that are far enough apart', () => {
  const [dark, light] = ['#5e5e5f', '#949495']
  expect(lightness(hingeOf(dark, light))).toBeCloseTo((fromHex(dark).l + fromHex(light).l) / 2, 2)
})

it('is none between pictures that share no colour', () => {
  expect(hingeOf('#c8281e', '#283cc8')).toBeUndefined()
})
