import { contrast } from './contrast'

/** Text colours for author-chosen colours, best looking first; either black or white is always legible. */
const INKS = ['#11202f', '#f6f6f2', '#ffffff', '#000000'] as const
/** Minimum contrast for body text in WCAG 2.2 AA. */
export const LEGIBLE = 4.5

/**
 * The text colour for a background that an author chose.
 * @param ground six hex digits, `#8fa795`
 * @returns the first ink with a contrast of at least 4.5 : 1
 */
export function inkOn(ground: string): string {
  return INKS.find((ink) => contrast(ink, ground) >= LEGIBLE) ?? INKS[0]
}
