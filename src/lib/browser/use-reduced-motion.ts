import { useMedia } from './use-media'

const LESS = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion right now; for one-off motion outside of rendering. */
export const isMotionReduced = (): boolean => window.matchMedia(LESS).matches

/** Whether the visitor prefers reduced motion; true in the built HTML and the first render, where nothing moves. */
export function useReducedMotion(): boolean {
  return useMedia(LESS, true)
}
