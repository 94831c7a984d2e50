import { chroma, type Oklab } from '../../lib/picture/oklab'
import { coloursOf, meanOf, type Shade } from './shades'

/** Added to the chroma of a shade when it is weighted, so that a picture without colour is remembered by its grey. */
const GREY = 0.005
/** How much the area counts: twice as much of a shade outweighs not quite twice the chroma. */
const AREA = 0.8
/** Anything lighter counts as paper and is ignored if the picture has darker shades. */
const PAPER = 0.93

/** The colour a picture is remembered by: the one of its shades with most area and chroma. */
export function dominantColour(shades: readonly Shade[]): Oklab {
  const weight = ({ colour, share }: Shade) => share ** AREA * (GREY + chroma(colour))
  const darker = shades.filter(({ colour }) => colour.l < PAPER)
  const competing = darker.length > 0 ? darker : shades
  return competing.reduce((most, shade) => (weight(shade) > weight(most) ? shade : most)).colour
}

/**
 * The colour a picture fades into: the mean of its margin, an eighth on each side. The margin is the background, while
 * the middle is often a white screen.
 * @param pixels red, green and blue of each pixel, row by row
 * @param side number of pixels per row
 */
export function marginColour(pixels: Uint8Array, side: number): Oklab {
  const colours = coloursOf(pixels)
  const depth = Math.ceil(side / 8)
  const isOuter = (at: number, length: number) => at < depth || at >= length - depth
  const margin = colours.filter(
    (_, at) => isOuter(at % side, side) || isOuter(Math.floor(at / side), colours.length / side),
  )
  return meanOf(margin) ?? { l: 0, a: 0, b: 0 }
}
