import { type ComponentType, useEffect, useState } from 'react'
import { navigate } from 'gatsby'
import { useIdle } from '../lib/browser/use-idle'
import { useFixedPages } from '../state/use-menu'
import { useSiteState } from '../state/site-state'

/**
 * The about and contact overlays (O1), a chunk of their own that comes when the browser is idle or one is opened. When
 * it cannot be had, the page of the same content opens instead.
 */
export function Overlays() {
  const { state, dispatch } = useSiteState()
  const [Panels, setPanels] = useState<ComponentType>()
  const isIdle = useIdle()
  const { about, contact } = useFixedPages()
  const page = state.aboutVisible ? about : state.contactVisible ? contact : undefined
  const isMissing = !Panels && (isIdle || page !== undefined)

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    import(/* webpackChunkName: "overlays" */ './overlay-panels').then(
      ({ OverlayPanels }) => {
        if (!isGone) setPanels(() => OverlayPanels)
      },
      () => {
        if (isGone || !page) return
        dispatch({ type: 'close-all' })
        if (page.startsWith('/')) navigate(page)
        else window.location.assign(page)
      },
    )
    return () => {
      isGone = true
    }
  }, [isMissing, page, dispatch])

  return Panels ? <Panels /> : null
}
