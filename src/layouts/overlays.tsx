import { type ComponentType, useEffect, useState } from 'react'
import { navigate } from 'gatsby'
import { whenIdle } from '../lib/when-idle'
import { useSiteState } from '../state/site-state'

/**
 * The about and contact overlays (O1), a chunk of their own that comes when the browser is idle or one is opened. When
 * it cannot be had, the page of the same content opens instead.
 */
export function Overlays() {
  const { state, dispatch } = useSiteState()
  const [Panels, setPanels] = useState<ComponentType>()
  const [isIdle, setIdle] = useState(false)
  const page = state.aboutVisible ? '/about/' : state.contactVisible ? '/contact/' : undefined
  const isMissing = !Panels && (isIdle || page !== undefined)

  useEffect(() => {
    let cancel: (() => void) | undefined
    const wait = () => {
      cancel = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel?.()
    }
  }, [])

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
        navigate(page)
      },
    )
    return () => {
      isGone = true
    }
  }, [isMissing, page, dispatch])

  return Panels ? <Panels /> : null
}
