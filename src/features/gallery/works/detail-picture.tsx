import type { CSSProperties } from 'react'
import { Picture } from '../../../ui/picture'
import * as styles from './detail-picture.module.scss'

type Detail = Queries.PictureDetailFragment

export interface DetailPictureProps {
  detail: Detail
  picture: Queries.PictureFragment
  /** In the first row: load eagerly. */
  priority: boolean
}

/** As wide as the crop made for phones: src/gatsby/build/picture-detail.ts. */
const ON_PHONES = '(max-width: 432px)'

/** Longer side of the marker, in px. */
const SIGN = 44

/** A part of a picture, at one image pixel per screen pixel. On hover it zooms out to the whole. */
export function DetailPicture({ detail, picture, priority }: DetailPictureProps) {
  const { src, srcSet, avif, phone, width, height } = detail
  const backgroundColor = picture.file.childImageSharp?.gatsbyImageData.backgroundColor

  return (
    <>
      <picture>
        <source media={ON_PHONES} type="image/avif" srcSet={phone} />
        <source type="image/avif" srcSet={avif} />
        <img
          className={styles.part}
          {...{ fetchpriority: priority ? 'high' : 'low' }}
          src={src}
          srcSet={srcSet}
          width={detail.pixels}
          height={Math.round((detail.pixels * height) / width)}
          alt={picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          style={{ backgroundColor }}
        />
      </picture>
      <Picture className={styles.whole} picture={picture} alt="" sizes="33vw" />
    </>
  )
}

/** Marks which part is shown: a small frame in the picture's ratio, filled in at that part. */
export function DetailSign({ detail: { left, top, width, height }, ratio }: { detail: Detail; ratio: number }) {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  const part = {
    '--left': percent(left),
    '--top': percent(top),
    '--width': percent(width),
    '--height': percent(height),
    aspectRatio: ratio.toFixed(3),
    [ratio < 1 ? 'height' : 'width']: SIGN,
  } as CSSProperties
  return <span className={styles.sign} style={part} aria-hidden="true" />
}
