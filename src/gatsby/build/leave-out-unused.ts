import { readFileSync, writeFileSync } from 'node:fs'
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

/** Gatsby's list of what runs in the browser, which carries all options of each plugin. */
const PLUGINS = '.cache/api-runner-browser-plugins.js'

/** The options of plugins that need them at the build alone, as that list has them: one line of JSON. */
const UNREAD = /(?<=gatsby-plugin-(?:manifest|offline)\/gatsby-browser\.js'\),\s*options: )\{.*\}/g

/** Leaves the options that no browser reads, as the whole manifest, out of the scripts of every page. Called before the build. */
export function leaveOutOptions(file = PLUGINS): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(UNREAD, '{}'))
}
