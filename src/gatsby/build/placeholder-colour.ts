import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { CONTENT } from '../../content/folder'
import { contrast } from '../../lib/picture/contrast'
import { fromHex, toHex } from '../../lib/picture/oklab'
import { shadeColour, SHADES, TOKENS } from '../../lib/picture/shade-colours'
import { marginColour } from './dominant-colour'
import { pixelsOf, SIDE } from './picture-colour'
import { addResolvers } from './typed'

/** Minimum contrast to the paper at which an area is visible. */
const SEEN = 1.25
/** Step of lightness, too small to be noticed. */
const STEP = 0.005

/**
 * The colour in a picture's place until it has loaded: its own, darkened or lightened just enough to be visible on the
 * paper of either shade. In the colour of the paper it would look like a hole in the page.
 * @param own the picture's colour, six hex digits
 * @param papers the paper colours of both shades
 */
export function placeholderColour(own: string, papers: readonly string[]): string {
  const [darkest = '', lightest = ''] = [...papers].sort((one, other) => fromHex(one).l - fromHex(other).l)
  return awayFrom(lightest, -STEP, awayFrom(darkest, STEP, own))
}

function awayFrom(paper: string, step: number, own: string): string {
  const colour = fromHex(own)
  let shown = own
  for (let { l } = colour; contrast(shown, paper) < SEEN && l >= 0 && l <= 1; l += step) shown = toHex({ ...colour, l })
  return shown
}

interface ImageNode {
  parent: string
}

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => FileNode | null }
}

interface FileNode {
  absolutePath: string
  internal: { contentDigest: string }
}

interface Info {
  originalResolver: (source: ImageNode, args: unknown, context: Context, info: unknown) => Promise<IGatsbyImageData>
}

/**
 * Replaces the placeholder colour of Gatsby's images, which is the most frequent one: for a picture of screens, white.
 * A picture that is on a ground of its own, where paper is visible, takes the colour of its `margin` as it is.
 */
export function resolvePlaceholderColour({ createResolvers, cache }: CreateResolversArgs): void {
  const papers = papersOf(readFileSync(TOKENS, 'utf8'))
  const marginOf = async (file: string) => toHex(marginColour(await pixelsOf(file), SIDE))
  const ownColour = async ({ absolutePath, internal }: FileNode) => {
    const key = `colour of the margin ${internal.contentDigest}`
    const known = (await cache.get(key)) as string | undefined
    return known ?? ((await cache.set(key, await marginOf(absolutePath))) as string)
  }
  const resolve = async (source: ImageNode, args: unknown, context: Context, info: Info) => {
    const image = await info.originalResolver(source, args, context, info)
    const file = context.nodeModel.getNodeById({ id: source.parent })
    // Gatsby gives no six-digit colour for a picture that it failed to analyse.
    if (!file || !/^#[\da-f]{6}$/i.test(image.backgroundColor ?? '')) return image
    return { ...image, backgroundColor: placeholderColour(await ownColour(file), papers) }
  }
  addResolvers(createResolvers, {
    ImageSharp: { gatsbyImageData: { resolve } },
    Picture: {
      margin: { type: 'String!', resolve: ({ file }: { file: string }) => marginOf(path.join(CONTENT, file)) },
    },
  })
}

/**
 * The paper colours of both shades.
 * @param tokens the text of `TOKENS`
 * @throws if one is missing or not six hex digits
 */
export const papersOf = (tokens: string): string[] => SHADES.map((shade) => shadeColour(tokens, shade, 'paper'))
