import type { CSSProperties } from 'react'

/** How many elements of a row wait for each other before the stagger would feel slow. */
const MOST_STEPS = 5

/**
 * Attributes that let an element settle in when it is scrolled to (C8): spread them on it.
 * @param effect `fade-up` for text, `uncover` for images, `draw` for bars and lines that grow from the left
 * @param index place among its neighbours; each waits a little for the one before
 */
export function reveal(effect: 'fade-up' | 'uncover' | 'draw' = 'fade-up', index = 0) {
  return {
    'data-aos': effect,
    style: { '--reveal-step': Math.min(index, MOST_STEPS) } as CSSProperties,
  }
}
