import { type CSSProperties, type RefObject, type SyntheticEvent, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { nextOf } from '../../lib/next-of'
import { isPanorama, pictureRatio, pictureWidth } from '../../lib/picture/image-data'
import { Picture } from '../../ui/picture'
import type { Point } from './use-larger'
import * as styles from './viewer-pictures.module.scss'

export interface ViewerPicturesProps {
  photos: readonly Queries.ViewerPhotoFragment[]
  /** The photograph shown. */
  slug: string
  /** The container of the pictures; the scroll area in the larger view. */
  stage: RefObject<HTMLDivElement>
  isLarger: boolean
  /** Called with the point clicked. Keyboard users have the button that does the same. */
  onToggle: (point: Point) => void
  /** Called by a click on the next photograph, where it is seen. */
  onNext: () => void
}

/** The shape of a photograph, for the styles: width by height, and the pixels of its widest file. */
export const shapeOf = ({ image }: Queries.ViewerPhotoFragment) =>
  ({ '--ratio': pictureRatio(image), '--widest': `${pictureWidth(image)}px` }) as CSSProperties

/** Whether two photographs differ so much in shape that, one over the other, they would be seen as two areas. */
const isOtherShape = (a: number, b: number) => isPanorama(a) !== isPanorama(b) || Math.abs(Math.log(a / b)) > 0.15

/** From then on it has `data-decoded`: the one beside comes to light as a picture, not as a plain area. */
const markDecoded = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
  void image.decode().then(
    () => (image.dataset.decoded = ''),
    () => undefined,
  )

/**
 * The photograph shown, whole, with its neighbours and the previous one hidden in its place: neighbours load ahead, and
 * each fades into the other, or goes before one of another shape comes. Where there is room at the edge or above it, the
 * next one is seen there, by the eye only, and moves in over the one shown. In the larger view the photograph covers the
 * viewport and more, and arrow keys scroll it when focused.
 */
export function ViewerPictures({ photos, slug, stage, isLarger, onToggle, onNext }: ViewerPicturesProps) {
  const [{ shown, before }, setShown] = useState({ shown: slug, before: slug })
  if (shown !== slug) setShown({ shown: slug, before: shown })

  const isShown = (photo: Queries.ViewerPhotoFragment) => photo.slug === slug
  const next = nextOf(photos, isShown)
  const previous = nextOf([...photos].reverse(), isShown)
  const kept = photos.filter((photo) => isShown(photo) || [next, previous].includes(photo) || photo.slug === before)
  // Stepping back, the one left goes aside to where the next one stands.
  const isLeaving = (photo: Queries.ViewerPhotoFragment) => photo.slug === before && photo !== previous
  const placeOf = (photo: Queries.ViewerPhotoFragment) =>
    isShown(photo)
      ? styles.shown
      : classNames(
          photo === next && styles.next,
          photo === previous && styles.previous,
          isLeaving(photo) && styles.leaving,
        )

  const ratioOf = (photo: Queries.ViewerPhotoFragment | undefined) => (photo ? pictureRatio(photo.image) : 1)
  const current = photos.find(isShown)
  const currentRatio = ratioOf(current)
  const isChanging = isOtherShape(currentRatio, ratioOf(photos.find((photo) => photo.slug === before)))

  return (
    <div
      className={classNames(styles.stage, !isPanorama(currentRatio) && styles.leading, isChanging && styles.changing)}
      ref={stage}
      {...(isLarger && { role: 'group', 'aria-label': current?.title, tabIndex: 0 })}
    >
      {kept.map((photo) => {
        const ratio = pictureRatio(photo.image)
        const isWidest = isPanorama(ratio)
        const whole = isWidest ? '100vw' : '(min-width: 992px) 80vw, 100vw'
        // Covers the viewport, and is 1.8 times as large as the whole.
        const grown = `min(${isWidest ? 172 : 144}vw, ${Math.ceil(ratio * 180)}vh)`
        const larger = `max(100vw, ${Math.ceil(ratio * 100)}vh, ${grown})`
        return (
          <Picture
            key={photo.slug}
            className={classNames(styles.photograph, isWidest && styles.panorama, placeOf(photo))}
            picture={photo.image}
            sizes={isLarger && isShown(photo) ? larger : whole}
            loading="eager"
            draggable={false}
            aria-hidden={!isShown(photo) || undefined}
            onLoad={markDecoded}
            onClick={isShown(photo) ? onToggle : onNext}
            style={shapeOf(photo)}
          />
        )
      })}
    </div>
  )
}
