import { type MouseEvent, startTransition } from 'react'
import { isPlainClick } from '../lib/browser/is-plain-click'
import type { Panel } from './site-reducer'
import { useSiteState } from './site-state'

/**
 * For a link that a plain click turns into opening a panel, while every other click and a page without scripts follow
 * it (H6, O4): spread the result on the link. The panel gives the focus back to it when it closes.
 */
export function usePanelLink(panel: Panel) {
  const { dispatch } = useSiteState()

  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      // Safari does not focus a link that is clicked.
      event.currentTarget.focus()
      // Rendering a panel takes long on slow devices: the press is answered first.
      startTransition(() => dispatch({ type: 'open', panel }))
    },
  }
}
