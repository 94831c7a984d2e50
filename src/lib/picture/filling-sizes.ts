import { pictureRatio } from './image-data'

/** A frame on the page: its width as a CSS length, and its width over its height. */
export type Frame = readonly [width: string, ratio: number]

/**
 * The `sizes` attribute of a picture cropped to fill its frame (`object-fit: cover`): as wide as the frame, or wider
 * when the picture's aspect ratio is wider than the frame's.
 * @param small its frame on phones
 * @param md its frame from 768 px
 * @param lg its frame from 992 px, if different
 */
export function fillingSizes(
  picture: Queries.PictureFragment,
  small: Frame,
  md: Frame = small,
  lg: Frame = md,
): string {
  const widthIn = ([width, ratio]: Frame) => {
    const stretch = pictureRatio(picture) / ratio
    return stretch > 1 ? `calc(${width} * ${Number(stretch.toFixed(2))})` : width
  }
  return [
    ...(lg === md ? [] : [`(min-width: 992px) ${widthIn(lg)}`]),
    ...(md === small ? [] : [`(min-width: 768px) ${widthIn(md)}`]),
    widthIn(small),
  ].join(', ')
}
