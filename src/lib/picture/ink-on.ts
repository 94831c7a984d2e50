import { contrast } from './contrast'

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
