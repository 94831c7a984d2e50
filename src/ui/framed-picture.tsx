import { Fragment, type CSSProperties } from 'react'
import { pictureSize } from '../lib/picture/image-data'
import { classNames } from '../lib/text/class-names'
import * as styles from './framed-picture.module.scss'

/** Where the wide framing is used; the style sheet follows it with the focus. */
const WIDE = `(min-aspect-ratio: ${styles.ratio ?? ''})`

export interface FramedPictureProps {
  /** For windows at least as wide as they are high. */
  wide: Queries.PictureFragment
  /** For windows higher than wide. */
  upright: Queries.PictureFragment
  className?: string | undefined
}

/**
 * A picture that fills its window-high frame, in one of two framings of the same thing. It stands first on its page, so
 * it is loaded at once and before all others. A crop keeps the focus of the framing in use.
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
        // Cut to the frame, it is as wide as its ratio makes it at the window's height.
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
        {...pictureSize(last.image)}
        alt={wide.alt}
        loading="eager"
        decoding="sync"
        style={{ backgroundColor: last.image.backgroundColor, ...focus }}
      />
    </picture>
  )
}
