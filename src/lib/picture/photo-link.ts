import type { MouseEvent } from 'react'
import { isPlainClick } from '../browser/is-plain-click'

/** Opens a photograph over the page, among those that are shown with it, in their order. All are slugs. */
export type ViewPhoto = (slug: string, among: readonly string[]) => void

/** The id of the link to a photograph, by which the viewer finds it when it closes. */
export const photoLinkId = (slug: string) => `photograph-${slug}`

/**
 * For a link to the file of a photograph that a plain click turns into opening the viewer: spread the result on it. Every
 * other click, and a page without scripts, follow the link. The focus returns to it when the viewer closes on its photograph.
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
    },
  }
}
