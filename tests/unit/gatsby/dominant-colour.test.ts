import { expect, it } from 'vitest'
import { dominantColour, marginColour } from '../../../src/gatsby/build/dominant-colour'
import { shadesOf } from '../../../src/gatsby/build/shades'
import { between, hue, toHex, toOklab } from '../../../src/lib/picture/oklab'

const pixels = (...parts: [number, number, number, number][]) =>
  Uint8Array.from(parts.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()))

const rememberedOf = (...parts: Parameters<typeof pixels>) => dominantColour(shadesOf(pixels(...parts)))

it('remembers a picture by its strongest large colour, not by the grey around it', () => {
  const colour = rememberedOf([600, 230, 230, 228], [300, 200, 60, 40], [20, 20, 60, 220])
  expect(toHex(colour)).toBe('#c83c28')
})

it('remembers a picture by a vivid part rather than by a dull one that is somewhat larger', () => {
  expect(toHex(rememberedOf([500, 120, 150, 155], [300, 60, 150, 160]))).toBe('#3c96a0')
})

it('remembers a grey picture by its grey', () => {
  expect(toHex(rememberedOf([100, 120, 120, 120]))).toBe('#787878')
})

it('remembers no picture by the white of paper, unless it has nothing else', () => {
  expect(toHex(rememberedOf([900, 246, 246, 242], [100, 120, 130, 140]))).toBe('#78828c')
  expect(toHex(rememberedOf([100, 250, 250, 250]))).toBe('#fafafa')
})

it('takes a picture for the mean of its margin, whatever stands in its middle', () => {
  const side = 16
  const isGround = (at: number) => at % side < 3 || at % side > 12 || at < 3 * side || at >= 13 * side
  const screen = Array.from({ length: side * side }, (_, at) => (isGround(at) ? [156, 195, 201] : [255, 255, 255]))
  expect(toHex(marginColour(Uint8Array.from(screen.flat()), side))).toBe('#9cc3c9')

  const halves = Array.from({ length: side * side }, (_, at) => Array<number>(3).fill(at % side < 8 ? 0 : 255))
  expect(toHex(marginColour(Uint8Array.from(halves.flat()), side)), 'as one sees it').toBe('#636363')
})

it('reads and writes colours without loss, and finds the one between two', () => {
  for (const hex of ['#000000', '#ffffff', '#8fa795', '#0e1726']) {
    const [r = 0, g = 0, b = 0] = hex.match(/\w\w/g)?.map((part) => parseInt(part, 16)) ?? []
    expect(toHex(toOklab(r, g, b))).toBe(hex)
  }
  expect(toHex(between(toOklab(0, 0, 0), toOklab(255, 255, 255)))).toBe('#636363')
  expect(Math.round(hue(toOklab(255, 0, 0)))).toBe(29)
})
