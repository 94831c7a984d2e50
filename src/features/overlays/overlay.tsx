import type { ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { classNames } from '../../lib/text/class-names'
import { useDialog } from '../../lib/dialog/use-dialog'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { useSite } from '../../state/use-site'
import { Brand } from '../../ui/brand'
import { CloseButton } from '../../ui/close-button'
import type { LeavingLink } from '../../ui/site-link'
import { type Background, surfaceClass } from '../../ui/surface'
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
  const { brand } = useSite()
  useHistoryPanel(visible, onClose)
  const { dialog, leave } = useDialog(visible, onClose)
  const leaving: LeavingLink = { replace: true, onClick: (event) => isPlainClick(event) && leave() }

  return (
    <Modal {...dialog} fullscreen aria-label={label} className={styles.modal} backdropClassName={styles.veil}>
      <div className={classNames(styles.panel, surfaceClass(background))}>
        <div className={styles.bar}>
          <div className={styles.row}>
            <Brand name={brand} {...leaving} />
            <CloseButton className={styles.close} onClick={onClose} />
          </div>
        </div>
        {children(leaving)}
      </div>
    </Modal>
  )
}
