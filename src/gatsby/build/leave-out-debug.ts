import type { CreateWebpackConfigArgs } from 'gatsby'

/** The parts of webpack that are used here. */
interface Compiler {
  hooks: { done: { tap(name: string, then: (stats: { compilation: { assets: object } }) => void): void } }
}
interface Config {
  plugins?: object[]
  devtool?: string | false
  optimization?: { minimizer?: { options?: { extractComments?: unknown } }[] }
}

/** The file with the licences of all code in the scripts. */
const LICENSES = 'licenses.txt'

/** Names of all files that webpack emitted in this build; empty until then. */
export const madeFiles = new Set<string>()

const noteFiles = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('note-files', ({ compilation }) => {
      for (const file of Object.keys(compilation.assets)) madeFiles.add(file)
    }),
}

/**
 * Makes the production build write no source maps, which would publish the code a second time, and one licence file
 * instead of one per script.
 */
export function leaveOutDebug({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = (getConfig as () => Config)()
  config.devtool = false
  config.plugins?.push(noteFiles)
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name !== 'TerserPlugin' || !options) continue
    options.extractComments = { condition: /^\**!|@preserve|@license|@cc_on/i, filename: LICENSES, banner: false }
  }
  actions.replaceWebpackConfig(config)
}
