import type { KeyboardEvent } from 'react'
import Modal from 'react-bootstrap/Modal'
import { keepTabIn } from '../../lib/dialog/keep-tab-in'
import { keepTransitions } from '../../lib/dialog/keep-transitions'
import { nextOf } from '../../lib/next-of'
import { isPanorama, pictureRatio } from '../../lib/picture/image-data'
import { classNames } from '../../lib/text/class-names'
import { photoLinkId } from '../../lib/picture/photo-link'
import { useInertPage } from '../../lib/dialog/use-inert-page'
import { CloseButton } from '../../ui/close-button'
import { bringPlace, lift, putBack } from './lift'
import { useDrag } from './use-drag'
import { useLarger } from './use-larger'
import * as styles from './viewer-dialog.module.scss'
import { shapeOf, ViewerPictures } from './viewer-pictures'
import { ViewerSteps } from './viewer-steps'
import { interpolate } from '../../lib/text/interpolate'
import { twoDigits } from '../../lib/text/two-digits'
import '../../styles/dialogs.scss'

export interface ViewerDialogProps {
  photos: readonly Queries.ViewerPhotoFragment[]
  /** The photograph shown. */
  slug: string
  isOpen: boolean
  /** Regains focus if the page has no link to the photograph. */
  opener: Element | null
  onShow: (slug: string) => void
  onClose: () => void
}

const STATUS = 'viewer-status'

/**
 * The viewer's dialog: one photograph at a time over the whole viewport, with title, caption and its place among those
 * it steps through. The last is followed by the first. Stepping leaves the larger view. Closing returns focus to the
 * link of the photograph shown last, or else to what opened the viewer.
 */
export function ViewerDialog({ photos, slug, isOpen, opener, onShow, onClose }: ViewerDialogProps) {
  const index = photos.findIndex((photo) => photo.slug === slug)
  const photo = photos[index]
  const backwards = [...photos].reverse()
  const { stage, isLarger, toggle, leave, pan } = useLarger()
  const show = (target: Queries.ViewerPhotoFragment | undefined) => {
    leave()
    if (!target) return
    bringPlace(target.slug)
    onShow(target.slug)
  }
  const next = () => show(nextOf(photos, (other) => other.slug === slug))
  const previous = () => show(nextOf(backwards, (other) => other.slug === slug))
  const viewer = useDrag({ slug, isOff: isLarger, onNext: next, onPrevious: previous, onClose })
  useInertPage(isOpen)

  const steps: Partial<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowLeft: previous,
    Home: () => show(photos[0]),
    End: () => show(photos.at(-1)),
    ...(isLarger ? { '-': toggle } : { '+': toggle, '=': toggle }),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    keepTabIn(event)
    // With a modifier the key is the browser's: back and forward. Plus needs Shift on many keyboards.
    if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== '+')) return
    // In the larger view arrow keys move the photograph to its edge, and lead on from there; one held down stops there.
    const isPanned = pan(event.key)
    const step = isPanned || (isLarger && event.repeat) ? undefined : steps[event.key]
    if (isPanned || step) event.preventDefault()
    step?.()
  }

  if (!photo) return null
  const ratio = pictureRatio(photo.image)
  return (
    <Modal
      show={isOpen}
      onEnter={(dialog) => {
        keepTransitions(dialog)
        lift(dialog, slug)
      }}
      onExit={(dialog) => putBack(dialog, slug)}
      onHide={onClose}
      onEscapeKeyDown={(event) => {
        if (!isLarger) return
        event.preventDefault()
        toggle()
      }}
      onExited={() => {
        leave()
        const place = document.getElementById(photoLinkId(slug)) ?? opener
        if (place instanceof HTMLElement) place.focus()
      }}
      onKeyDown={onKeyDown}
      restoreFocus={false}
      backdrop={false}
      fullscreen
      aria-label={STRINGS.photographs.viewer}
      aria-describedby={STATUS}
      className={styles.modal}
    >
      {/* What a pointer presses takes the focus, and the dialog itself would hear no keys. */}
      <div
        className={styles.viewer}
        style={shapeOf(photo)}
        data-larger={isLarger || undefined}
        tabIndex={-1}
        ref={viewer}
      >
        <p className={styles.counter} aria-hidden="true">
          {twoDigits(index + 1)} <span className={styles.total}>/ {twoDigits(photos.length)}</span>
          {isLarger && <span className={styles.name}> {photo.title}</span>}
        </p>
        <ViewerPictures photos={photos} slug={slug} stage={stage} isLarger={isLarger} onToggle={toggle} onNext={next} />
        {/* Each arrives with its photograph. */}
        <div key={slug} className={classNames(styles.caption, isPanorama(ratio) && styles.below)}>
          <h2 className={styles.title}>{photo.title}</h2>
          {photo.note && <p>{photo.note}</p>}
          <p>
            {photo.place}, {photo.year}
          </p>
        </div>
        <ViewerSteps
          isSingle={photos.length === 1}
          isLarger={isLarger}
          onPrevious={previous}
          onNext={next}
          onToggle={() => toggle()}
        />
        <CloseButton className={styles.close} onClick={onClose} />
        <p className="visually-hidden" role="status" id={STATUS}>
          {isLarger
            ? STRINGS.photographs.larger
            : `${interpolate(STRINGS.photographs.place, { count: index + 1, total: photos.length })}, ${photo.title}`}
        </p>
      </div>
    </Modal>
  )
}
