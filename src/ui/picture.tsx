import type { CSSProperties, ImgHTMLAttributes } from 'react'
import { graphql } from 'gatsby'
import { fewWidths, pictureSize } from '../lib/picture/image-data'

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'sizes'> {
  /** An image of the content, as the `Picture` fragment gives it, or `Thumbnail` for a small place. */
  picture: Queries.PictureFragment | Queries.ThumbnailFragment
  /** Width on the page, as the `sizes` attribute of HTML takes it. */
  sizes: string
  /** Loaded at once and first, for the one picture above the fold; any other waits its turn, if it is not to come at once. */
  priority?: boolean
  /** The part that is shown instead in windows under md. */
  upright?: Queries.UprightFragment | undefined
  /** Other windows in which it is, as a media query. */
  uprightIn?: string
  /** Width of that part on the page, as `sizes`. */
  uprightSizes?: string
  /** Text instead of the content's own; empty where the picture only decorates. */
  alt?: string
}

const UNDER_MD = '(max-width: 767.98px)'

/**
 * A responsive picture: AVIF and the original format, its ratio and a colour of its own there before it has loaded. A crop
 * is the style sheet's (`object-fit`), around the focus point of the content.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, alt, className, style, ...rest } = props
  const { upright, uprightIn = UNDER_MD, uprightSizes = '100vw', ...others } = rest
  const { loading = priority ? 'eager' : 'lazy' } = others
  const image = picture.file.childImageSharp?.gatsbyImageData
  if (!image?.images.fallback) return null
  const { fallback, sources = [] } = image.images
  const fetchpriority = priority ? 'high' : loading === 'lazy' ? 'low' : undefined
  const srcSet = fallback.srcSet && fewWidths(fallback.srcSet)
  const look: CSSProperties = { backgroundColor: image.backgroundColor, objectPosition: picture.focus ?? undefined }

  return (
    <picture className={className}>
      {upright && (
        <>
          <source media={uprightIn} type="image/avif" srcSet={upright.avif} sizes={uprightSizes} />
          <source media={uprightIn} type="image/webp" srcSet={upright.srcSet} sizes={uprightSizes} />
        </>
      )}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...others}
        {...{ fetchpriority }}
        src={fallback.src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        {...pictureSize(image)}
        alt={alt ?? picture.alt}
        loading={loading}
        decoding={priority ? 'sync' : 'async'}
        style={{ ...look, ...style }}
      />
    </picture>
  )
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 400, 800, 1200, 1600, 2000, 2880]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, AVIF]
          avifOptions: { quality: 53 }
        )
      }
    }
  }

  # As Picture, for places of at most 120 CSS pixels.
  fragment Thumbnail on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 400]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, AVIF]
          avifOptions: { quality: 53 }
        )
      }
    }
  }

  fragment Upright on PictureUpright {
    srcSet
    avif
  }
`
