import type { CSSProperties } from 'react'

/** Maximum stagger steps in a row; more would feel slow. */
const MOST_STEPS = 5

/**
 * Attributes that reveal an element when it is scrolled into view (C8): spread them on it.
 * @param effect `fade-up` for text, `fade` for text with a link that covers more than it, `uncover` for images, `draw`
 *   for bars and lines that grow from the left
 * @param index position among its siblings, for the stagger
 */
export function reveal(effect: 'fade-up' | 'fade' | 'uncover' | 'draw' = 'fade-up', index = 0) {
  return {
    'data-aos': effect,
    style: { '--reveal-step': Math.min(index, MOST_STEPS) } as CSSProperties,
  }
}
