import type { CreateResolversArgs, NodePluginArgs } from 'gatsby'
import { byHue } from './order/by-hue'
import { inPairs } from './order/in-pairs'
import { spreadAmong } from './order/spread-among'
import { colourOf } from './picture-colour'
import { finenessOf } from './picture-detail'

/** The parts of nodes that decide on an order. */
interface GalleryNode {
  hang: string
  projects: string[]
  photos: string[]
  screens: { slug: string }[]
}
interface WorkNode {
  slug: string
  galleryNumber?: number
  cover?: { file: string }
  image?: { file: string }
}
interface Context {
  nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<WorkNode> }> }
}
type Cache = NodePluginArgs['cache']

/**
 * Adds to galleries the slugs of their works in the order of reading. It comes from the pictures, or from the list: nobody
 * sorts by hand.
 */
export function resolveGalleryOrder({ createResolvers, cache }: CreateResolversArgs): void {
  const resolve = async (gallery: GalleryNode, _: unknown, { nodeModel }: Context) => {
    if (gallery.hang === 'everything')
      return spreadAmong(
        gallery.photos,
        gallery.screens.map(({ slug }) => slug),
      )
    const nodes = await Promise.all(['Project', 'Photo'].map((type) => nodeModel.findAll({ type })))
    const shown = new Set([...gallery.projects, ...gallery.photos])
    const listed = nodes
      .flatMap(({ entries }) => [...entries])
      .filter(({ slug }) => shown.has(slug))
      .sort((one, other) => (one.galleryNumber ?? 0) - (other.galleryNumber ?? 0))
    return (await inOrder(listed, gallery.hang, cache)).map(({ slug }) => slug)
  }
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({ Gallery: { order: { type: '[String!]!', resolve } } })
}

async function inOrder(listed: WorkNode[], hang: string, cache: Cache): Promise<{ slug: string }[]> {
  const fileOf = ({ cover, image }: WorkNode) => (cover ?? image)?.file ?? ''
  if (hang === 'detail') {
    const fine = await Promise.all(listed.map(async (work) => ({ work, by: await finenessOf(fileOf(work), cache) })))
    return fine.sort((one, other) => other.by - one.by).map(({ work }) => work)
  }
  if (hang !== 'colour' && hang !== 'pairs') return listed
  const pictured = await Promise.all(
    listed.map(async (work) => ({
      slug: work.slug,
      photograph: work.cover === undefined,
      colour: await colourOf(fileOf(work), cache),
    })),
  )
  return hang === 'colour' ? byHue(pictured) : inPairs(pictured).flat()
}
