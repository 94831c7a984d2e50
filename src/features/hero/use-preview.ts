import { withPrefix } from 'gatsby'
import { isConnectionFree } from '../../lib/browser/connection'
import { useIdle } from '../../lib/browser/use-idle'
import { useReducedMotion } from '../../lib/browser/use-reduced-motion'

/**
 * The URL of a film's preview once it may load: after everything else, on a fast connection without data saver, where
 * the pointer can hover, and without reduced motion.
 * @param file its path without the path prefix, if there is one
 */
export function usePreview(file: string | null): string | undefined {
  const isIdle = useIdle()
  const isStill = useReducedMotion()
  if (!file || !isIdle || isStill || !isConnectionFree() || !window.matchMedia('(hover: hover)').matches) return
  return withPrefix(file)
}
