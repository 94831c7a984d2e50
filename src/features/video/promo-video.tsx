import { useCallback, useEffect } from 'react'
import { withPrefix } from 'gatsby'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { usePendingPanel } from '../../lib/dialog/use-pending-panel'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { useSiteState } from '../../state/site-state'
import { useSite } from '../../state/use-site'
import type { Film } from './film'

const loadModal = () => import(/* webpackChunkName: "film" */ './video-modal')

/** The promo film over the page (O4–O6), if the site has one. */
export function PromoVideo() {
  const { video } = useSite()
  return video && <FilmPanel video={video} />
}

/**
 * Open while the state's `videoModalVisible` is set. If its code fails to load, the browser goes to the film itself.
 */
function FilmPanel({ video }: { video: Film }) {
  const { state, dispatch } = useSiteState()
  const address = addressOf(video.url)
  const isWanted = state.videoModalVisible
  const code = useLazyModule(isWanted ? loadModal : undefined)
  const VideoModal = typeof code === 'object' ? code.VideoModal : undefined
  const isLost = isWanted && code === 'failed'
  const close = useCallback(() => dispatch({ type: 'close', panel: 'videoModalVisible' }), [dispatch])
  usePendingPanel(isWanted && !code, close)
  // Only once there is something to close: removing the history entry would undo the navigation to the film itself.
  useHistoryPanel(isWanted && VideoModal !== undefined, close)

  useEffect(() => {
    if (!isLost) return
    close()
    window.location.assign(address)
  }, [isLost, close, address])

  if (!VideoModal) return null
  const film = { ...video, url: address, captions: video.captions && addressOf(video.captions) }
  return <VideoModal film={film} isOpen={isWanted} onClose={close} />
}

const addressOf = (url: string) => (url.startsWith('/') ? withPrefix(url) : url)
