/** The parts of Gatsby's image data that hold its size. */
interface ImageData {
  width: number
  height: number
  images: { fallback?: { srcSet?: string } }
}

/** Aspect ratio of a picture, width over height; 1 where its size is unknown. */
export function pictureRatio({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return image ? image.width / image.height : 1
}

/** Whether a picture with this aspect ratio is wide enough to take the full width of a page. */
export const isPanorama = (ratio: number): boolean => ratio >= 2

/**
 * Size of a picture's widest file in whole pixels, as the attributes of `<img>` require. For pictures that follow their
 * column, Gatsby's width and height give only the ratio.
 */
export function pictureSize({ width, height, images: { fallback } }: ImageData): { width: number; height: number } {
  const widest = widestImage(fallback?.srcSet ?? '')?.width ?? 0
  if (!widest) return { width: Math.round(width), height: Math.round(height) }
  return { width: widest, height: Math.round((widest * height) / width) }
}

/** Width of a picture's widest file in pixels; 0 where unknown. */
export function pictureWidth({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return widestImage(image?.images.fallback?.srcSet ?? '')?.width ?? 0
}

/** URL of a picture's largest file in its original format; empty where there is none. */
export function pictureFile({ file }: Queries.PictureFragment): string {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback
  return widestImage(fallback?.srcSet ?? '')?.address ?? fallback?.src ?? ''
}

/**
 * The widest image of a `srcset` with widths: `a.jpg 400w, b.jpg 800w` gives `b.jpg` and 800.
 * @returns undefined when there is none
 */
export function widestImage(srcSet: string): { address: string; width: number } | undefined {
  const images = srcSet.split(',').flatMap((candidate) => {
    const [address, width = ''] = candidate.trim().split(/\s+/)
    return address ? { address, width: Number.parseInt(width, 10) || 0 } : []
  })
  return images.sort((a, b) => b.width - a.width)[0]
}
