import type { CSSProperties } from 'react'
import { Picture } from '../../../ui/picture'
import * as styles from './detail-picture.module.scss'

type Detail = Queries.PictureDetailFragment

export interface DetailPictureProps {
  detail: Detail
  picture: Queries.PictureFragment
  /** In the first row: loaded at once. */
  priority: boolean
}

/** As wide as the part that is cut for them: src/gatsby/build/picture-detail.ts. */
const ON_PHONES = '(max-width: 432px)'

/** The longer side of the sign, in px. */
const SIGN = 28

/** A part of a picture, one pixel of its file to one of the screen. Pointed at, it steps back to the whole. */
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

/** Which part of the whole is shown: a small frame in the ratio of the picture, filled in where the part is. */
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
