import type { CreateWebpackConfigArgs } from 'gatsby'

/** What opens over the page or folds in the menu, by the names of its chunks. */
const DIALOGS = ['collapse', 'drawer', 'film', 'overlays', 'viewer']

/**
 * Puts all that any two dialogs share into one file, `dialogs`, and Collapse with it. By itself Gatsby makes a file for each
 * set of those that share something, and every phone would ask for two more.
 */
export function joinDialogs({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const file = {
    name: 'dialogs',
    type: /^javascript/,
    chunks: ({ name }: { name?: string | null }) => DIALOGS.includes(name ?? ''),
    priority: 20,
    enforce: true,
  }
  actions.setWebpackConfig({
    optimization: {
      splitChunks: {
        cacheGroups: {
          dialogs: { ...file, minChunks: 2 },
          collapse: { ...file, test: /[\\/]react-bootstrap[\\/].*[\\/]Collapse\.js$/ },
        },
      },
    },
  })
}
