import type { CSSProperties } from 'react'
import { contrast } from './contrast'
import { LEGIBLE } from './ink-on'

/** How much of black is mixed into a ground in the dark theme, in per cent, and how much into a pale one. */
const DIM = 12
const DIM_PALE = 24
/** The share of white in a colour from which on it counts as pale, and as pale as any. */
const COLOURED = 0.37
const PALE = 0.52

/**
 * A project's ground, and how much darker it is in the dark theme, where the palest would glare, as custom properties.
 * @param ground six hex digits, `#8fa795`
 * @param ink of text on it, which stays legible
 */
export function projectGround(ground: string, ink?: string): CSSProperties {
  const channels = [1, 3, 5].map((start) => Number.parseInt(ground.slice(start, start + 2), 16))
  const paleness = Math.min(1, Math.max(0, (Math.min(...channels) / 255 - COLOURED) / (PALE - COLOURED)))
  const dimmed = (dim: number) =>
    `#${channels
      .map((channel) =>
        Math.round(channel * (1 - dim / 100))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  let dim = Math.round(DIM + (DIM_PALE - DIM) * paleness)
  while (ink && dim > 0 && contrast(ink, dimmed(dim)) < LEGIBLE) dim -= 1

  return { '--screen': ground, '--dim': `${dim}%` } as CSSProperties
}
