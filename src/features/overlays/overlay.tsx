import type { ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { useDialog } from '../../lib/dialog/use-dialog'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import type { LeavingLink } from '../../ui/site-link'
import type { Background } from '../../ui/surface'
import { OverlaySurface } from './overlay-surface'
import * as styles from './overlay.module.scss'
import '../../styles/dialogs.scss'

export interface OverlayProps {
  /** Accessible name of the dialog. */
  label: string
  background: Background
  visible: boolean
  onClose: () => void
  /** The content; its links to pages of the site get the given props. */
  children: (leaving: LeavingLink) => ReactNode
}

/**
 * A full-screen dialog with the brand and a close button in a sticky bar (O1). Escape and the browser's back and
 * forward close it too, and focus returns to the opener.
 */
export function Overlay({ label, background, visible, onClose, children }: OverlayProps) {
  useHistoryPanel(visible, onClose)
  const { dialog, leave } = useDialog(visible, onClose)
  const leaving: LeavingLink = { replace: true, onClick: (event) => isPlainClick(event) && leave() }

  return (
    <Modal {...dialog} fullscreen aria-label={label} className={styles.modal} backdropClassName={styles.veil}>
      <OverlaySurface background={background} leaving={leaving} onClose={onClose}>
        {children(leaving)}
      </OverlaySurface>
    </Modal>
  )
}
