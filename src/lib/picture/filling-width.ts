import { pictureRatio } from './picture-ratio'

/**
 * How wide a picture is that fills a frame and is cropped to it (`object-fit: cover`), for the `sizes` attribute: as wide as
 * the frame, or wider where the picture is flatter.
 * @param width of the frame, as a CSS length
 * @param ratio width over height of the frame
 */
export function fillingWidth(picture: Queries.PictureFragment, width: string, ratio: number): string {
  const stretch = pictureRatio(picture) / ratio
  return stretch > 1 ? `calc(${width} * ${Number(stretch.toFixed(2))})` : width
}
