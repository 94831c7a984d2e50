/** Inks for the colours of content, best looking first; of black and white one is always legible. */
const INKS = ['#11202f', '#f6f6f2', '#ffffff', '#000000'] as const
/** WCAG 2.2 AA for running text. */
const LEGIBLE = 4.5

/**
 * The ink for text on a colour that an author chose.
 * @param ground six hex digits, `#8fa795`
 * @returns the first ink with a contrast of at least 4.5 : 1
 */
export function inkOn(ground: string): string {
  return INKS.find((ink) => contrast(ink, ground) >= LEGIBLE) ?? INKS[0]
}

/** Contrast of two colours as WCAG reckons it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
