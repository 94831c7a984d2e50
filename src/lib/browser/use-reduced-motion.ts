import { useMedia } from './use-media'

const LESS = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for reduced motion now; for what moves once, outside of rendering. */
export const isMotionReduced = (): boolean => window.matchMedia(LESS).matches

/** Whether the visitor asked for reduced motion; true in the built HTML and the first render, as nothing moves there. */
export function useReducedMotion(): boolean {
  return useMedia(LESS, true)
}
