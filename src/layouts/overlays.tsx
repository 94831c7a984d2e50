import { useEffect } from 'react'
import { navigate } from 'gatsby'
import { useIdle } from '../lib/browser/use-idle'
import { useLazyModule } from '../lib/browser/use-lazy-module'
import { useFixedPages } from '../state/use-menu'
import { useSiteState } from '../state/site-state'

const load = () => import(/* webpackChunkName: "overlays" */ './overlay-panels')

/**
 * The about and contact overlays (O1), a chunk of their own that comes when the browser is idle or one is opened. When
 * it cannot be had, the page of the same content opens instead.
 */
export function Overlays() {
  const { state, dispatch } = useSiteState()
  const { about, contact } = useFixedPages()
  const page = state.aboutVisible ? about : state.contactVisible ? contact : undefined
  const isIdle = useIdle()
  const code = useLazyModule(isIdle || page !== undefined ? load : undefined)

  useEffect(() => {
    if (code !== 'failed' || page === undefined) return
    dispatch({ type: 'close-all' })
    if (page.startsWith('/')) navigate(page)
    else window.location.assign(page)
  }, [code, page, dispatch])

  return code && code !== 'failed' ? <code.OverlayPanels /> : null
}
