import { expect, it } from 'vitest'
import { bearing, halvedWidth, lineWidth, wordWidth } from '../../../src/gatsby/build/line-width'

it('measures the ink of a line in the display face', async () => {
  const address = await lineWidth('hello@example.com')
  // As a browser shows it, within a hundredth.
  expect(address).toBeCloseTo(8.76, 1)
  expect(await lineWidth('ines@inesduarte.example')).toBeGreaterThan(address)
  expect(await lineWidth('i@i.example')).toBeLessThan(address)
})

it('measures the wider half of an address, unless a second line would hardly enlarge it', async () => {
  expect(await halvedWidth('hello@example.com')).toBe(await lineWidth('example.com'))
  expect(await halvedWidth('firstname.lastname@company.example')).toBe(await lineWidth('firstname.lastname@'))
  expect(await halvedWidth('i@inesduarte.example')).toBe(await lineWidth('i@inesduarte.example'))
})

it('measures the widest word of a name, which is what must not break', async () => {
  expect(await wordWidth('Het Boekhouden')).toBe(await wordWidth('Boekhouden'))
  // Its box is wider than its ink.
  expect(await wordWidth('Boekhouden')).toBeGreaterThan(await lineWidth('Boekhouden', -0.04))
})

it('measures the blank that pulls a name onto its axis', async () => {
  // A stem stands clear of its side, a crossbar nearly touches it.
  expect(await bearing('lento')).toBeGreaterThan(0.06)
  expect(await bearing('tjapp')).toBeLessThan(0.03)
})
