import type { CreateWebpackConfigArgs } from 'gatsby'

/** The parts of webpack's configuration that are used here. */
interface Config {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
  plugins?: { options?: { ignoreOrder?: boolean } }[]
}

/**
 * Gives each page and each lazy-loaded part its own styles. Gatsby puts all styles into one sheet, and that sheet into
 * every page; here a page carries what it shows. The cascade layers of src/styles/_tools.scss make the order of sheets
 * irrelevant, so the warning about it is disabled.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return
  const config = (getConfig as () => Config)()
  if (stage === 'build-javascript') delete config.optimization?.splitChunks?.cacheGroups?.styles
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
  actions.replaceWebpackConfig(config)
}
