import { readFileSync } from 'node:fs'
import type { CreateResolversArgs } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { contrast } from '../../lib/picture/contrast'
import { fromHex, toHex } from '../../lib/picture/oklab'
import { marginColour } from './dominant-colour'
import { pixelsOf, SIDE } from './picture-colour'

/** The least contrast to a paper at which an area is seen on it. */
const SEEN = 1.25
/** A step of lightness, too small to be seen. */
const STEP = 0.005

/**
 * What stands in a picture's place until it has loaded: its own colour, as much darker or lighter as it takes to be seen on
 * the paper of either shade. In the colour of the paper it would look like a hole in the page.
 * @param own the picture's colour, six hex digits
 * @param papers the papers of both shades
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
 * Has Gatsby's pictures say that colour in place of their own, which is the one that most pixels share: of a picture of
 * screens, white.
 */
export function resolvePlaceholderColour({ createResolvers, cache }: CreateResolversArgs): void {
  const papers = papersOf(readFileSync('src/styles/_tokens.scss', 'utf8'))
  const ownColour = async ({ absolutePath, internal }: FileNode) => {
    const key = `colour of the margin ${internal.contentDigest}`
    const known = (await cache.get(key)) as string | undefined
    return known ?? ((await cache.set(key, toHex(marginColour(await pixelsOf(absolutePath), SIDE)))) as string)
  }
  const resolve = async (source: ImageNode, args: unknown, context: Context, info: Info) => {
    const image = await info.originalResolver(source, args, context, info)
    const file = context.nodeModel.getNodeById({ id: source.parent })
    // Gatsby has no colour of a picture that it failed to look at, and says so in other words than six digits.
    if (!file || !/^#[\da-f]{6}$/i.test(image.backgroundColor ?? '')) return image
    return { ...image, backgroundColor: placeholderColour(await ownColour(file), papers) }
  }
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({ ImageSharp: { gatsbyImageData: { resolve } } })
}

/** @param tokens the text of `_tokens.scss` */
export const papersOf = (tokens: string): string[] =>
  [...tokens.matchAll(/^ +paper: (#[\da-f]{6})/gim)].map(([, paper = '']) => paper)
