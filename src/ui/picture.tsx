import type { CSSProperties, ImgHTMLAttributes } from 'react'
import { graphql } from 'gatsby'

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'sizes'> {
  /** A content image from the `Picture` fragment, or from `Thumbnail` for a small place. */
  picture: Queries.PictureFragment | Queries.ThumbnailFragment
  /** Width on the page, as the `sizes` attribute. */
  sizes: string
  /**
   * Loads eagerly with high priority, for the one picture above the fold; others load lazily unless `loading` says
   * otherwise.
   */
  priority?: boolean
  /**
   * Nearly fills the window, so that the smallest file is left out, and browsers without AVIF, which know no `sizes`
   * here, choose by the window's width.
   */
  isLarge?: boolean
  /** An upright crop shown instead below md. */
  upright?: Queries.UprightFragment | undefined
  /** Media query that shows the upright crop instead of the default below md. */
  uprightIn?: string
  /** Width of the upright crop on the page, as `sizes`. */
  uprightSizes?: string
  /** Replaces the content's alt text; empty for a decorative picture. */
  alt?: string
}

const UNDER_MD = '(max-width: 767.98px)'
/** The first file of the `Picture` fragment. */
const SMALLEST = /^\S+ 240w,\s*/

/**
 * A responsive picture in AVIF and its original format, with its ratio and a placeholder colour before it loads. Style
 * sheets crop it (`object-fit`) around the content's focal point.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, alt, className, style, ...rest } = props
  const { isLarge, upright, uprightIn = UNDER_MD, uprightSizes = '100vw', ...others } = rest
  const { loading = priority ? 'eager' : 'lazy' } = others
  const image = picture.file.childImageSharp?.gatsbyImageData
  if (!image?.images.fallback) return null
  const { fallback, sources = [] } = image.images
  const fetchpriority = priority ? 'high' : loading === 'lazy' ? 'low' : undefined
  const look: CSSProperties = { backgroundColor: image.backgroundColor, objectPosition: picture.focus ?? undefined }

  return (
    <picture className={className}>
      {upright && (
        <>
          <source
            media={uprightIn}
            type="image/avif"
            srcSet={upright.avif}
            sizes={uprightSizes}
            data-cut={upright.part}
          />
          <source media={uprightIn} type="image/webp" srcSet={upright.srcSet} />
        </>
      )}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={isLarge ? srcSet.replace(SMALLEST, '') : srcSet} sizes={sizes} />
      ))}
      <img
        {...others}
        {...{ fetchpriority }}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={isLarge ? undefined : fallback.srcSet && sizes}
        width={image.width}
        height={image.height}
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
    part
  }
`
