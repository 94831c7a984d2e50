import { type CSSProperties, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { nextOf } from '../../lib/next-of'
import { isPanorama, pictureRatio } from '../../lib/picture/image-data'
import { Picture } from '../../ui/picture'
import * as styles from './viewer-pictures.module.scss'

export interface ViewerPicturesProps {
  photos: readonly Queries.ViewerPhotoFragment[]
  /** The photograph that is shown. */
  slug: string
}

/**
 * The photograph that is shown, whole, with its neighbours and the last one shown in its place, out of sight: neighbours
 * are there before they are asked for, and each fades into the other.
 */
export function ViewerPictures({ photos, slug }: ViewerPicturesProps) {
  const [{ shown, before }, setShown] = useState({ shown: slug, before: slug })
  if (shown !== slug) setShown({ shown: slug, before: shown })

  const isShown = (photo: Queries.ViewerPhotoFragment) => photo.slug === slug
  const neighbours = [nextOf(photos, isShown), nextOf([...photos].reverse(), isShown)]
  const kept = photos.filter((photo) => isShown(photo) || photo.slug === before || neighbours.includes(photo))

  const ratioOf = (photo: Queries.ViewerPhotoFragment) => ({ '--ratio': pictureRatio(photo.image) }) as CSSProperties
  const current = photos.find(isShown)

  return (
    <div className={styles.stage} style={current && ratioOf(current)}>
      {kept.map((photo) => {
        const isWide = isPanorama(pictureRatio(photo.image))
        return (
          <Picture
            key={photo.slug}
            className={classNames(styles.photograph, isWide && styles.panorama, isShown(photo) && styles.shown)}
            picture={photo.image}
            sizes={isWide ? '100vw' : '(min-width: 992px) 75vw, 100vw'}
            loading="eager"
            style={ratioOf(photo)}
          />
        )
      })}
    </div>
  )
}
