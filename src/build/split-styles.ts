import type { CreateWebpackConfigArgs } from 'gatsby'

interface Optimised {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
}

/**
 * Gives each page and each part that loads later its own styles. Gatsby puts all styles of the site into one sheet and
 * that sheet into every page; here a page carries what it shows. The cascade layers of src/styles/_tools.scss make the
 * order in which sheets arrive irrelevant.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = (getConfig as () => Optimised)()
  delete config.optimization?.splitChunks?.cacheGroups?.styles
  actions.replaceWebpackConfig(config)
}
