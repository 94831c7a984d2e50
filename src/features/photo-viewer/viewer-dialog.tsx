import { type CSSProperties, Fragment, type KeyboardEvent } from 'react'
import Modal from 'react-bootstrap/Modal'
import { keepTabIn } from '../../lib/dialog/keep-tab-in'
import { keepTransitions } from '../../lib/dialog/keep-transitions'
import { nextOf } from '../../lib/next-of'
import { isPanorama, pictureRatio } from '../../lib/picture/image-data'
import { classNames } from '../../lib/text/class-names'
import { photoLinkId } from '../../lib/picture/photo-link'
import { useInertPage } from '../../lib/dialog/use-inert-page'
import { CloseButton } from '../../ui/close-button'
import type { Numbered } from './photo-viewer'
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
  /** What the page numbers. */
  numbered: Numbered | undefined
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
 * The number that the page gives a photograph, so that it has the same in the viewer, which may show only some of the
 * works; its place among all shown where not all of them have one.
 */
function countOf(slug: string, photos: ViewerDialogProps['photos'], numbered: Numbered | undefined) {
  const slugs = photos.map((photo) => photo.slug)
  const numbers = slugs.map((one) => Number(numbered?.works.find((work) => work.slug === one)?.number))
  const index = slugs.indexOf(slug)
  const number = numbers.every(Boolean) ? numbers[index] : undefined
  return number && numbered ? { count: number, total: numbered.total } : { count: index + 1, total: slugs.length }
}

/** How many photographs there are, and how far along the one shown is, from 0 to 1. */
const placeAmong = (photos: ViewerDialogProps['photos'], slug: string) =>
  ({
    '--of': photos.length,
    '--along': photos.findIndex((photo) => photo.slug === slug) / (photos.length - 1),
  }) as CSSProperties

/**
 * The viewer's dialog: one photograph at a time over the whole viewport, with title, caption and number. The last is
 * followed by the first, in the larger view too, where a rail shows how far the photograph goes to both sides. Closing
 * returns focus to the link of the photograph shown last, or else to what opened the viewer.
 */
export function ViewerDialog({ photos, numbered, slug, isOpen, opener, onShow, onClose }: ViewerDialogProps) {
  const photo = photos.find((one) => one.slug === slug)
  const backwards = [...photos].reverse()
  const show = (target: Queries.ViewerPhotoFragment | undefined) => {
    if (!target) return
    bringPlace(target.slug)
    onShow(target.slug)
  }
  const next = () => show(nextOf(photos, (other) => other.slug === slug))
  const previous = () => show(nextOf(backwards, (other) => other.slug === slug))
  const { stage, rail, isLarger, toggle, leave, pan } = useLarger(slug, (side) =>
    side === 'next' ? next() : previous(),
  )
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
    const step = pan(event.key) ? () => undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  if (!photo) return null
  const ratio = pictureRatio(photo.image)
  const counts = countOf(slug, photos, numbered)
  const facts = `${photo.place}, ${photo.year}`.split(', ')
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
        <div className={styles.counter} aria-hidden="true">
          {twoDigits(counts.count)} <span className={styles.total}>/ {twoDigits(counts.total)}</span>
          {isLarger && <span className={styles.name}> {photo.title}</span>}
        </div>
        <ViewerPictures photos={photos} slug={slug} stage={stage} isLarger={isLarger} onToggle={toggle} onNext={next} />
        {photos.length > 1 && <span className={styles.place} style={placeAmong(photos, slug)} aria-hidden="true" />}
        {/* Each arrives with its photograph. */}
        <div key={slug} className={classNames(styles.caption, isPanorama(ratio) && styles.below)}>
          <h2 className={styles.title}>{photo.title}</h2>
          {photo.note && <p>{photo.note}</p>}
          <p>
            {facts.map((fact, at) => (
              <Fragment key={at}>
                <span className={styles.fact}>{at < facts.length - 1 ? `${fact},` : fact}</span>{' '}
              </Fragment>
            ))}
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
        {isLarger && (
          <div className={styles.rail} ref={rail} aria-hidden="true">
            <span className={styles.part} />
          </div>
        )}
        <p className="visually-hidden" role="status" id={STATUS}>
          {isLarger && `${STRINGS.photographs.larger}, `}
          {interpolate(STRINGS.photographs.place, counts)}, {photo.title}
        </p>
      </div>
    </Modal>
  )
}
