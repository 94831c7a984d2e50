import Modal from 'react-bootstrap/Modal'
import { useDialog } from '../../lib/dialog/use-dialog'
import { classNames } from '../../lib/text/class-names'
import { CloseButton } from '../../ui/close-button'
import type { Film } from './film'
import { FilmBox } from './film-box'
import { isFile } from './player-of'
import { useCloseRequest } from './use-close-request'
import * as styles from './video-modal.module.scss'
import '../../styles/dialogs.scss'

export interface VideoModalProps {
  film: Film
  isOpen: boolean
  onClose: () => void
}

/** The film's dialog (O4), with title and `Close` above the film. Escape closes it, and so does a click beside it. */
export function VideoModal({ film, isOpen, onClose }: VideoModalProps) {
  useCloseRequest(isOpen, onClose)
  const { dialog, leave } = useDialog(isOpen, onClose)

  return (
    <Modal
      {...dialog}
      backdrop={film.staticBackdrop ? 'static' : true}
      aria-label={STRINGS.film.label}
      className={styles.modal}
      dialogClassName={styles.dialog}
      contentClassName={classNames(
        styles.content,
        isFile(film.url) && styles.own,
        isFile(film.url) && film.cuts.length > 0 && styles.listed,
      )}
      backdropClassName={styles.veil}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{film.title}</h2>
        <CloseButton className={styles.close} onClick={onClose} />
      </header>
      <FilmBox film={film} isOpen={isOpen} onClose={onClose} onLeave={leave} />
    </Modal>
  )
}
