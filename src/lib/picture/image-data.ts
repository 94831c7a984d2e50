/** The part of Gatsby's image data that tells a size. */
interface ImageData {
  width: number
  height: number
  images: { fallback?: { srcSet?: string } }
}

/** Width of a picture over its height; 1 where its size is not known. */
export function pictureRatio({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return image ? image.width / image.height : 1
}

/** Whether a picture of this width over its height is so wide that it takes the whole width of a page. */
export const isPanorama = (ratio: number): boolean => ratio >= 2

/**
 * Width and height of a picture in whole pixels of its widest file, as the attributes of `<img>` must be. Gatsby gives
 * the ratio of a picture that follows its column, not its size.
 */
export function pictureSize({ width, height, images: { fallback } }: ImageData): { width: number; height: number } {
  const widest = widestImage(fallback?.srcSet ?? '')?.width ?? 0
  if (!widest) return { width: Math.round(width), height: Math.round(height) }
  return { width: widest, height: Math.round((widest * height) / width) }
}

/** How many pixels wide the widest file of a picture is; 0 where that is not known. */
export function pictureWidth({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return widestImage(image?.images.fallback?.srcSet ?? '')?.width ?? 0
}

/** The address of the largest file of a picture in its original format; empty where there is none. */
export function pictureFile({ file }: Queries.PictureFragment): string {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback
  return widestImage(fallback?.srcSet ?? '')?.address ?? fallback?.src ?? ''
}

/**
 * The widest image of a `srcset` with widths: `a.jpg 400w, b.jpg 800w` gives `b.jpg` and 800.
 * @returns nothing when there is none
 */
export function widestImage(srcSet: string): { address: string; width: number } | undefined {
  const images = srcSet.split(',').flatMap((candidate) => {
    const [address, width = ''] = candidate.trim().split(/\s+/)
    return address ? { address, width: Number.parseInt(width, 10) || 0 } : []
  })
  return images.sort((a, b) => b.width - a.width)[0]
}

/** Of all widths, what a phone and a window take that know no AVIF. */
const FEW = [' 800w', ' 1600w']

/**
 * A `srcset` with fewer widths, for the format that hardly a browser takes: the addresses of files do not compress, and a page of
 * two dozen pictures would be a packet larger.
 * @returns nothing for a small picture: its one address is enough
 */
export function fewWidths(srcSet: string): string | undefined {
  const few = srcSet.split(/,\s*/).filter((candidate) => FEW.some((width) => candidate.endsWith(width)))
  return few.join(', ') || undefined
}
