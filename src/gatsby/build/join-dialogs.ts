import type { CreateWebpackConfigArgs } from 'gatsby'

/** What opens over the page or folds in the menu, by the names of its chunks. */
const DIALOGS = ['collapse', 'drawer', 'film', 'overlays', 'viewer']

/** A part of a script, and what webpack knows of where it goes. */
interface Where {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string | null }> }
}

/**
 * Puts what the drawer shares with other dialogs into one file, `dialogs`, and all of Collapse with it. By itself Gatsby makes a
 * file for each set of those that share something, and every phone would ask for three more.
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
