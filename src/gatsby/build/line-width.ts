import { DISPLAY_FACE, openFace } from '../share/faces'
import type { CreateResolversArgs } from 'gatsby'
import { addResolvers } from './typed'

/** Font weight of both the address and titles, as in the styles. */
const WEIGHT = 600
/** Letter spacing in em: of the address (`src/ui/mail-address.module.scss`), and of a title. */
const ADDRESS_TRACKING = -0.05
const TITLE_TRACKING = -0.04

/** Left and right ink edge of a line in the display typeface, and its advance width, in em. */
async function edgesOf(text: string): Promise<[left: number, right: number, end: number]> {
  const [font] = await openFace(DISPLAY_FACE, WEIGHT)
  if (!font) throw new Error('the display face is missing')
  const { bbox, advanceWidth } = font.layout(text)
  return [bbox.minX / font.unitsPerEm, bbox.maxX / font.unitsPerEm, advanceWidth / font.unitsPerEm]
}

/**
 * Width of a line in the display typeface, from the left ink edge of its first letter to the right one of its last.
 * @param text one line
 * @param tracking letter spacing in em
 * @returns the width in em
 */
export async function lineWidth(text: string, tracking = ADDRESS_TRACKING): Promise<number> {
  const [left, right] = await edgesOf(text)
  return Number((right - left + tracking * (text.length - 1)).toFixed(3))
}

/** A second line is worth it if letters grow by at least this much. */
const WORTH_A_LINE = 1.2

/** The two halves of an e-mail address: up to its `@`, and the domain. */
function halvesOf(email: string): [local: string, domain: string] {
  const domain = email.indexOf('@') + 1
  return [email.slice(0, domain), email.slice(domain)]
}

/**
 * Width of an e-mail address in em where it may stand on two lines, broken after its `@`: that of its wider half, or of
 * the whole if breaking it would gain little.
 */
export async function halvedWidth(email: string): Promise<number> {
  const whole = await lineWidth(email)
  const half = Math.max(...(await Promise.all(halvesOf(email).map((part) => lineWidth(part)))))
  return whole / half < WORTH_A_LINE ? whole : half
}

/**
 * Width of a name's widest word in em: what the name needs without breaking a word. Browsers measure advance widths
 * with tracking, not ink.
 */
export async function wordWidth(name: string): Promise<number> {
  const widths = name.split(/\s+/).map(async (word) => {
    const [, , end] = await edgesOf(word)
    return end + TITLE_TRACKING * word.length
  })
  return Number(Math.max(...(await Promise.all(widths))).toFixed(3))
}

/**
 * Left side bearing of the first letter or digit of large type in em: how far it is moved left to align with its axis.
 */
export async function bearing(text: string): Promise<number> {
  const [left] = await edgesOf(text.slice(0, 1))
  return Number(left.toFixed(3))
}

/**
 * Adds what large type needs to fill its line and align: measures of the owner's address, projects' names and figures.
 */
export function resolveWidths({ createResolvers }: CreateResolversArgs): void {
  addResolvers(createResolvers, {
    SiteContent: {
      addressWidth: {
        type: 'Float!',
        resolve: ({ owner }: { owner: { email: string } }) => lineWidth(owner.email),
      },
      addressHalf: {
        type: 'Float!',
        resolve: ({ owner }: { owner: { email: string } }) => halvedWidth(owner.email),
      },
      domainBearing: {
        type: 'Float!',
        resolve: ({ owner }: { owner: { email: string } }) => bearing(halvesOf(owner.email)[1]),
      },
    },
    Project: {
      nameWidth: {
        type: 'Float!',
        resolve: ({ name }: { name: string }) => wordWidth(name),
      },
      nameBearing: {
        type: 'Float!',
        resolve: ({ name }: { name: string }) => bearing(name),
      },
    },
    ProjectFigures: {
      bearing: {
        type: 'Float!',
        resolve: ({ value }: { value: string }) => bearing(value),
      },
    },
  })
}
