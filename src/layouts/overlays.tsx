import { useCallback, useEffect } from 'react'
import { navigate } from 'gatsby'
import { isConnectionFree } from '../lib/browser/connection'
import { useFirstInput } from '../lib/browser/use-first-input'
import { useLazyModule } from '../lib/browser/use-lazy-module'
import { useLinkIntent } from '../lib/browser/use-link-intent'
import { usePendingPanel } from '../lib/dialog/use-pending-panel'
import { useFixedPages } from '../state/use-menu'
import { useSiteState } from '../state/site-state'

const load = () => import(/* webpackChunkName: "overlays" */ './overlay-panels')

/**
 * The about and contact overlays (O1), in a chunk that is loaded at the first input, so that they open at once; on a
 * slow connection, when a link to one of them is about to be used. If it cannot be loaded, the page with the same
 * content opens instead.
 */
export function Overlays() {
  const { state, dispatch } = useSiteState()
  const { about, contact } = useFixedPages()
  const isAboutNear = useLinkIntent(about)
  const isContactNear = useLinkIntent(contact)
  const hasInput = useFirstInput()
  const isWanted = isAboutNear || isContactNear || (hasInput && isConnectionFree())
  const page = state.aboutVisible ? about : state.contactVisible ? contact : undefined
  const code = useLazyModule(isWanted || page !== undefined ? load : undefined)
  const withdraw = useCallback(() => dispatch({ type: 'close-all' }), [dispatch])
  usePendingPanel(page !== undefined && !code, withdraw)

  useEffect(() => {
    if (code !== 'failed' || page === undefined) return
    withdraw()
    if (page.startsWith('/')) navigate(page)
    else window.location.assign(page)
  }, [code, page, withdraw])

  return code && code !== 'failed' ? <code.OverlayPanels isAboutNear={isAboutNear} /> : null
}
