import { linear } from './contrast'

/** A colour in OKLab: lightness from 0 to 1, green to red, blue to yellow. Distances are perceptual. */
export interface Oklab {
  l: number
  a: number
  b: number
}

const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** @param red, green, blue sRGB channels, from 0 to 255 */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)] as const
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** @param hex a CSS hex colour: `#8fa795` */
export function fromHex(hex: string): Oklab {
  const byte = (at: number) => parseInt(hex.slice(at, at + 2), 16)
  return toOklab(byte(1), byte(3), byte(5))
}

/** The colour as CSS hex: `#8fa795`. Values outside sRGB are clipped. */
export function toHex({ l, a, b }: Oklab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  const byte = (part: number) => Math.round(255 * Math.min(1, Math.max(0, gamma(part))))
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** The midpoint of two colours. */
export function between(one: Oklab, other: Oklab): Oklab {
  return { l: (one.l + other.l) / 2, a: (one.a + other.a) / 2, b: (one.b + other.b) / 2 }
}

/** How different two colours are; hue counts for more than lightness. */
export function distance(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 * 0.5 + ((one.a - other.a) ** 2 + (one.b - other.b) ** 2) * 4
}

/** The largest `distance` at which two colours still count as shades of one. */
const FARTHEST_ALIKE = 0.025

/** Whether two colours are shades of one. */
export const areAlike = (one: Oklab, other: Oklab) => distance(one, other) <= FARTHEST_ALIKE

/** Strength of a colour; 0 for grey. */
export const chroma = ({ a, b }: Oklab) => Math.hypot(a, b)

/** Below this chroma a colour is seen as grey, whatever its hue. */
export const LEAST_CHROMA = 0.016

/** Whether a colour is seen as grey. */
export const isGrey = (colour: Oklab) => chroma(colour) < LEAST_CHROMA

/** Hue angle in degrees, 0 to 360: red near 30, yellow 110, green 145, blue 260. */
export const hue = ({ a, b }: Oklab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
