import Modal from 'react-bootstrap/Modal'
import { keepTabIn } from '../../lib/dialog/keep-tab-in'
import { useInertPage } from '../../lib/dialog/use-inert-page'
import { CloseButton } from '../../ui/close-button'
import { FilmBox } from './film-box'
import { useCloseRequest } from './use-close-request'
import * as styles from './video-modal.module.scss'

/** A film of the content. */
export interface Film {
  title: string
  /** Where it is; in the dialog with the site's prefix. */
  url: string
  poster: Queries.PictureFragment
  /** Whether a click beside the film leaves it open. */
  staticBackdrop: boolean
}

export interface VideoModalProps {
  film: Film
  isOpen: boolean
  onClose: () => void
}

/** The dialog around the film (O4): title and `Close` above it. Escape closes it, and so does a click beside it. */
export function VideoModal({ film, isOpen, onClose }: VideoModalProps) {
  useCloseRequest(isOpen, onClose)
  useInertPage(isOpen)

  return (
    <Modal
      show={isOpen}
      onHide={onClose}
      onKeyDown={keepTabIn}
      backdrop={film.staticBackdrop ? 'static' : true}
      aria-label={STRINGS.film.label}
      className={styles.modal}
      dialogClassName={styles.dialog}
      contentClassName={styles.content}
      backdropClassName={styles.veil}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{film.title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <FilmBox film={film} isOpen={isOpen} />
    </Modal>
  )
}
