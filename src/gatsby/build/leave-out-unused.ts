import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** What Gatsby puts into the scripts of every page and this site has no use for, by the request for it. */
const UNUSED = [
  // Gatsby's own way of writing the head: here react-helmet does (features/head).
  /\/head\/head-export-handler-for-browser$/,
  // What finds the manifest of each language. It asks for `gatsby` as a whole, so that nothing of that could be left out.
  /\/gatsby-plugin-manifest\/gatsby-browser\.js$/,
  // What remembers how far a box within a page was scrolled. It asks for the whole router, likewise.
  /^\.\/use-scroll-restoration$/,
  // What runs scripts of others in a worker: there are none.
  /\/internal-plugins\/partytown\/gatsby-browser\.js$/,
]

/** Leaves out of the scripts of a first visit what this site has no use for: a twentieth of them. */
export function leaveOutUnused({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const stub = path.resolve('src/gatsby/client/unused.ts')
  const replace = plugins.normalModuleReplacement as (request: RegExp, file: string) => object
  actions.setWebpackConfig({ plugins: UNUSED.map((request) => replace(request, stub)) })
}
