import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

const STUB = path.resolve('src/gatsby/client/no-script.ts')

/**
 * Leaves Gatsby's `Script`, and the Partytown that it brings along, out of the scripts of a first visit: they come with every
 * import from `gatsby`, and this site has no scripts of others.
 */
export function leaveOutScript({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    resolve: { alias: { 'gatsby-script': STUB, '@builder.io/partytown/integration': STUB } },
  })
}
