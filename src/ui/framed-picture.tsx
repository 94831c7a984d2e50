import { Fragment, type CSSProperties } from 'react'
import { classNames } from '../lib/text/class-names'
import * as styles from './framed-picture.module.scss'

/** When the wide framing is used; the style sheet sets the focal point to match. */
const WIDE = `(min-aspect-ratio: ${styles.ratio ?? ''})`

export interface FramedPictureProps {
  /** For landscape and square viewports. */
  wide: Queries.PictureFragment
  /** For portrait viewports. */
  upright: Queries.PictureFragment
  className?: string | undefined
}

/**
 * A picture that fills its viewport-high frame, in one of two framings of the same subject. It comes first on its page,
 * so it loads eagerly, with high priority. Cropping keeps the focal point of the framing in use.
 */
export function FramedPicture({ wide, upright, className }: FramedPictureProps) {
  const images = [
    { picture: wide, media: WIDE },
    { picture: upright, media: undefined },
  ].flatMap(({ picture, media }) => {
    const image = picture.file.childImageSharp?.gatsbyImageData
    return image?.images.fallback ? [{ image, media, fallback: image.images.fallback }] : []
  })
  const last = images.at(-1)
  if (!last) return null
  const focus = { '--focus-wide': wide.focus, '--focus-upright': upright.focus } as CSSProperties

  return (
    <picture className={classNames(styles.picture, className)}>
      {images.map(({ image, media, fallback }) => {
        // Cropped to the frame, its width follows from its ratio at the viewport's height.
        const sizes = `max(100vw, ${Math.ceil((image.width / image.height) * 100)}vh)`
        return (
          <Fragment key={fallback.src}>
            {image.images.sources?.map(({ type, srcSet }) => (
              <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            <source media={media} srcSet={fallback.srcSet} sizes={sizes} />
          </Fragment>
        )
      })}
      <img
        {...{ fetchpriority: 'high' }}
        src={last.fallback.src}
        width={last.image.width}
        height={last.image.height}
        alt={wide.alt}
        loading="eager"
        decoding="sync"
        style={{ backgroundColor: last.image.backgroundColor, ...focus }}
      />
    </picture>
  )
}
