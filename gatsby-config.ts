import type { GatsbyConfig } from 'gatsby'
import { CONTENT } from './src/content/folder'
import { siteMetadata } from './src/content/site-metadata'
import { className } from './src/gatsby/build/class-name'
import { ICON, manifestIcons } from './src/gatsby/build/icons'
import { sitemapOptions } from './src/gatsby/build/sitemap'

const metadata = siteMetadata()

/**
 * The plugin registers the worker. Its four caches grow without end and mix builds, so each is put out of use, and
 * src/offline/ keeps pages instead. A new worker waits until the windows of the one before have gone, for pages come from
 * the network first in any case.
 */
const offline = {
  resolve: 'gatsby-plugin-offline',
  options: {
    debug: false,
    workboxConfig: {
      skipWaiting: false,
      runtimeCaching: Array.from({ length: 4 }, () => ({ urlPattern: /(?!)/, handler: 'NetworkOnly' })),
    },
  },
}

const config: GatsbyConfig = {
  siteMetadata: metadata,
  pathPrefix: process.env.PATH_PREFIX ?? '',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: CONTENT } },
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { quality: 72 } } },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-sass',
      options: {
        // Every name of a class is in the page, its styles and its script: visitors get it without the name of its file.
        ...(process.env.NODE_ENV === 'production' && {
          cssLoaderOptions: { modules: { getLocalIdent: className } },
        }),
        sassOptions: {
          quietDeps: true,
          // The plugin's sass-loader still speaks the old interface, and Bootstrap 5 still imports.
          silenceDeprecations: ['legacy-js-api', 'import'],
        },
      },
    },
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: metadata.title,
        short_name: metadata.title,
        description: metadata.description,
        lang: metadata.language,
        start_url: '/',
        display: 'browser',
        icon: ICON,
        icons: manifestIcons,
        // Those that browsers look for in the pages are written by src/gatsby/build/icons.ts.
        include_favicon: false,
        legacy: false,
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // SERVICE_WORKER=off builds a site without one, and removes it from the browsers that have one (README).
    ...(process.env.SERVICE_WORKER === 'off' ? [] : [offline]),
  ],
}

export default config
