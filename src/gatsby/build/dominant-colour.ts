import { chroma, type Oklab } from '../../lib/picture/oklab'
import { coloursOf, meanOf, type Shade, shadesOf } from './shades'

/** Number of colours that compete for a picture's. */
const SHADES = 6
/** Added to the chroma of a colour when it is weighted, so greys count too. */
const GREY = 0.02
/** Anything lighter counts as paper and is ignored if the picture has darker colours. */
const PAPER = 0.93

const apart = (one: Oklab, other: Oklab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

/**
 * The colour a picture is remembered by: the one of its six with the largest product of area and chroma.
 * @param pixels red, green and blue of each pixel
 */
export function dominantColour(pixels: Uint8Array): Oklab {
  const all = shadesOf(coloursOf(pixels), SHADES, apart)
  const weight = ({ colour, share }: Shade) => share * (GREY + chroma(colour))
  const darker = all.filter(({ colour }) => colour.l < PAPER)
  const competing = darker.length > 0 ? darker : all
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
