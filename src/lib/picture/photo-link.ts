import type { MouseEvent } from 'react'
import { isPlainClick } from '../browser/is-plain-click'

/** Opens the viewer on a photograph, stepping through `among` in order. All are slugs. */
export type ViewPhoto = (slug: string, among: readonly string[]) => void

/** The id of the link to a photograph; the viewer looks it up when it closes. */
export const photoLinkId = (slug: string) => `photograph-${slug}`

/**
 * Fired on the link to a photograph when the viewer shows it over the page, where closing will lead. What brings the
 * photograph into view itself cancels it.
 */
export const PHOTO_SHOWN = 'photoshown'

/**
 * Props for a link to a photograph's file that opens the viewer on a plain click. Any other click, or a page without
 * scripts, follows the link. Focus returns to the link when the viewer closes on its photograph.
 * @param slug the photograph
 * @param among the photographs to step through
 */
export function photoLink(slug: string, among: readonly string[], view: ViewPhoto) {
  return {
    id: photoLinkId(slug),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      view(slug, among)
      // A pointer ends the ring that keys have left on it; the viewer's first button would take it over.
      if (event.detail > 0) event.currentTarget.blur()
    },
  }
}
