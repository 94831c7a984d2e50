import type { BuildArgs } from 'gatsby'

/**
 * Lets every build render every page. Gatsby renders a page again only when its scripts or data have changed, but the
 * styles stand in the page too, and a changed style would be missed. Forgetting the renderer of the build before makes
 * it start over; the images stay.
 */
export function renderAnew({ store }: BuildArgs): void {
  const dispatch = store.dispatch as (action: { type: string; payload: string }) => void
  dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: '' })
}
