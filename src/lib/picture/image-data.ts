/** Aspect ratio of a picture, width over height; 1 where its size is unknown. */
export function pictureRatio({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return image ? image.width / image.height : 1
}

/** Whether a picture with this aspect ratio is wide enough to take the full width of a page. */
export const isPanorama = (ratio: number): boolean => ratio >= 2

/** Width of a picture's widest file in pixels; 0 where unknown. */
export const pictureWidth = ({ file }: Queries.PictureFragment): number =>
  file.childImageSharp?.gatsbyImageData.width ?? 0

/** URL of a picture's widest file in its original format; empty where there is none. */
export const pictureFile = ({ file }: Queries.PictureFragment): string =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ''
