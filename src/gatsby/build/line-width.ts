import { openFace } from '../share/faces'
import type { CreateResolversArgs } from 'gatsby'

/** As `src/ui/mail-address.module.scss` sets the address: weight, and the tracking after each letter in em. */
const WEIGHT = 600
const TRACKING = -0.05

/**
 * How wide a line is in the display face, from the left edge of its first letter's ink to the right edge of its last's.
 * @param text one line
 * @returns its width over its size: 8.8 is 8.8 em
 */
export async function lineWidth(text: string): Promise<number> {
  const [font] = await openFace('bricolage-grotesque', WEIGHT)
  if (!font) throw new Error('the display face is missing')
  const { bbox } = font.layout(text)
  const ink = (bbox.maxX - bbox.minX) / font.unitsPerEm
  return Number((ink + TRACKING * (text.length - 1)).toFixed(3))
}

/** How wide the widest word of a name is, over its size: what the name needs to be set without breaking a word. */
export async function wordWidth(name: string): Promise<number> {
  return Math.max(...(await Promise.all(name.split(/\s+/).map(lineWidth))))
}

/** Adds how wide the owner's address and the projects' names are, so that large type can be set to fill its line. */
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
    },
  })
}
