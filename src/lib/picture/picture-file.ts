import { widestImage } from './picture-size'

/** The address of the largest file of a picture in its original format; empty where there is none. */
export function pictureFile({ file }: Queries.PictureFragment): string {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback
  return widestImage(fallback?.srcSet ?? '')?.address ?? fallback?.src ?? ''
}
