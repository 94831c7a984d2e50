import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Leaves Partytown out of the scripts of a first visit: Gatsby's own `Script` brings it along for scripts that run in a
 * worker, of which this site has none.
 */
export function leaveOutPartytown({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    resolve: { alias: { '@builder.io/partytown/integration': path.resolve('src/gatsby/client/no-partytown.ts') } },
  })
}
