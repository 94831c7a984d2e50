import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** What Gatsby adds to the scripts of every page but this site does not use, by import request. */
const UNUSED = [
  // Gatsby's Head API: here react-helmet writes the head (features/head).
  /\/head\/head-export-handler-for-browser$/,
  // Finds the manifest of each language. It imports all of `gatsby`, which prevents tree shaking.
  /\/gatsby-plugin-manifest\/gatsby-browser\.js$/,
  // Remembers the scroll position of boxes within a page. It likewise imports the whole router.
  /^\.\/use-scroll-restoration$/,
  // Runs third-party scripts in a worker: there are none.
  /\/internal-plugins\/partytown\/gatsby-browser\.js$/,
]

/** The offline plugin's part of every page, of which one function is used. */
const OFFLINE = /\/gatsby-plugin-offline\/gatsby-browser\.js$/

/** The types of components' props, which only development checks. */
const PROP_TYPES = /^prop-types$/

/** Drops unused code from the scripts of a first visit: a twentieth of them. */
export function leaveOutUnused({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const replace = plugins.normalModuleReplacement as (request: RegExp, file: string) => object
  const client = (file: string) => path.resolve('src/gatsby/client', file)
  actions.setWebpackConfig({
    plugins: [
      ...UNUSED.map((request) => replace(request, client('unused.ts'))),
      replace(OFFLINE, client('register-worker.ts')),
      replace(PROP_TYPES, client('any-type.cjs')),
    ],
  })
}

/** Gatsby's list of browser plugins, which carries all options of each plugin. */
const PLUGINS = '.cache/api-runner-browser-plugins.js'

/** The options in that list that plugins need only at build time: one line of JSON. */
const UNREAD = /(?<=gatsby-plugin-(?:manifest|offline)\/gatsby-browser\.js'\),\s*options: )\{.*\}/g

/**
 * Drops options that no browser reads, such as the whole manifest, from every page's scripts. Called before the build.
 */
export function leaveOutOptions(file = PLUGINS): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(UNREAD, '{}'))
}
