/** Width of a picture over its height; 1 where its size is not known. */
export function pictureRatio({ file }: Queries.PictureFragment): number {
  const image = file.childImageSharp?.gatsbyImageData
  return image ? image.width / image.height : 1
}
