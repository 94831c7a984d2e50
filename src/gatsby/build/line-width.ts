import { openFace } from '../share/faces'
import type { CreateResolversArgs } from 'gatsby'

/** As the styles set both: the weight. */
const WEIGHT = 600
/** The tracking after each letter in em: of the address (`src/ui/mail-address.module.scss`), and of a title. */
const ADDRESS_TRACKING = -0.05
const TITLE_TRACKING = -0.04

/** Left and right edge of a line's ink in the display face, and the end of its last letter's box, over its size. */
async function edgesOf(text: string): Promise<[left: number, right: number, end: number]> {
  const [font] = await openFace('bricolage-grotesque', WEIGHT)
  if (!font) throw new Error('the display face is missing')
  const { bbox, advanceWidth } = font.layout(text)
  return [bbox.minX / font.unitsPerEm, bbox.maxX / font.unitsPerEm, advanceWidth / font.unitsPerEm]
}

/**
 * How wide a line is in the display face, from the left edge of its first letter's ink to the right edge of its last's.
 * @param text one line
 * @param tracking after each letter, in em
 * @returns its width over its size: 8.8 is 8.8 em
 */
export async function lineWidth(text: string, tracking = ADDRESS_TRACKING): Promise<number> {
  const [left, right] = await edgesOf(text)
  return Number((right - left + tracking * (text.length - 1)).toFixed(3))
}

/**
 * How wide the widest word of a name is, over its size: what the name needs to be set without breaking a word. Browsers count
 * the boxes of letters with their tracking, not the ink.
 */
export async function wordWidth(name: string): Promise<number> {
  const widths = name.split(/\s+/).map(async (word) => {
    const [, , end] = await edgesOf(word)
    return end + TITLE_TRACKING * word.length
  })
  return Number(Math.max(...(await Promise.all(widths))).toFixed(3))
}

/** The blank left of a name's first letter, over its size: how far it is pulled left to stand on its axis. */
export async function bearing(name: string): Promise<number> {
  const [left] = await edgesOf(name.slice(0, 1))
  return Number(left.toFixed(3))
}

/** Adds what large type needs to know of the owner's address and the projects' names, to fill its line and stand on its axis. */
export function resolveWidths({ createResolvers }: CreateResolversArgs): void {
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({
    SiteContent: {
      addressWidth: {
        type: 'Float!',
        resolve: ({ owner }: { owner: { email: string } }) => lineWidth(owner.email),
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
  })
}
