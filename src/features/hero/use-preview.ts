import { withPrefix } from 'gatsby'
import { isConnectionFree } from '../../lib/browser/connection'
import { useIdle } from '../../lib/browser/use-idle'
import { useReducedMotion } from '../../lib/browser/use-reduced-motion'

/**
 * The address of a film's preview once it may be loaded: after everything else, on a fast connection whose data cost
 * nothing, where a pointer hovers, and not for a visitor who wants stillness.
 * @param file its path without the site's prefix, if there is one
 */
export function usePreview(file: string | null): string | undefined {
  const isIdle = useIdle()
  const isStill = useReducedMotion()
  if (!file || !isIdle || isStill || !isConnectionFree() || !window.matchMedia('(hover: hover)').matches) return
  return withPrefix(file)
}
