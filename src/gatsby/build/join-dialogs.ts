import type { CreateWebpackConfigArgs } from 'gatsby'

/** Chunk names of what opens over the page or collapses in the menu. */
const DIALOGS = ['collapse', 'drawer', 'film', 'overlays', 'viewer']

/** The part of webpack's cache group context that is used here. */
interface Where {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string | null }> }
}

/**
 * Bundles what the drawer shares with other dialogs, and all of Collapse, into one file, `dialogs`. By default Gatsby
 * makes a file for each set of chunks that share code, and every phone would request three more.
 */
export function joinDialogs({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const file = { name: 'dialogs', type: /^javascript/, priority: 20, enforce: true }
  const among = (names: readonly string[]) => (chunk: { name?: string | null }) => names.includes(chunk.name ?? '')
  const isOfDrawer = (module: object, { chunkGraph }: Where) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(among(['drawer']))
  actions.setWebpackConfig({
    optimization: {
      splitChunks: {
        cacheGroups: {
          dialogs: { ...file, chunks: among(DIALOGS), test: isOfDrawer, minChunks: 2 },
          collapse: { ...file, chunks: among(['collapse']) },
        },
      },
    },
  })
}
