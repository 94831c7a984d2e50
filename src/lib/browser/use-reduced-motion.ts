import { useMedia } from './use-media'

/** Whether the visitor asked for reduced motion; true in the built HTML and the first render, as nothing moves there. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
