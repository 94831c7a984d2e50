import type { CreateWebpackConfigArgs } from 'gatsby'

const GALLERY = 'component---src-pages-gallery-page-route-tsx'
/** Chunk names of pages that list works as galleries do: those of tags and of technologies, too. */
const LIKE_GALLERIES = [
  GALLERY,
  'component---src-pages-works-tagged-page-route-tsx',
  'component---src-pages-works-template-technology-tsx',
]

/** Chunk names of what opens over the page or collapses in the menu. */
const DIALOGS = ['collapse', 'drawer', 'film', 'overlays', 'viewer']

interface Chunk {
  name?: string | null
}

/** The part of webpack's cache group context that is used here. */
interface Where {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<Chunk> }
}

const among =
  (names: readonly string[]) =>
  ({ name }: Chunk) =>
    names.includes(name ?? '')

const FILE = { type: /^javascript/, priority: 20, enforce: true }

/**
 * Bundles code that several chunks share into fewer files than Gatsby, which makes one for each set of chunks: what the
 * drawer shares with other dialogs, with all of Collapse (every phone would request three files more), and what
 * galleries share with pages of tags (compressed in parts, it takes a fifteenth more).
 */
export function joinChunks({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const isOf =
    (name: string) =>
    (module: object, { chunkGraph }: Where) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(among([name]))
  actions.setWebpackConfig({
    optimization: {
      splitChunks: {
        cacheGroups: {
          dialogs: { ...FILE, name: 'dialogs', chunks: among(DIALOGS), test: isOf('drawer'), minChunks: 2 },
          collapse: { ...FILE, name: 'dialogs', chunks: among(['collapse']) },
          gallery: {
            ...FILE,
            name: 'gallery',
            priority: 15,
            chunks: among(LIKE_GALLERIES),
            test: isOf(GALLERY),
            minChunks: 2,
          },
        },
      },
    },
  })
}
