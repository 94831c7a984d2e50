import type { GatsbyConfig } from 'gatsby'
import { CONTENT } from './src/content/folder'
import { siteMetadata } from './src/content/site-metadata'
import { className } from './src/gatsby/build/class-name'
import { ICON, manifestIcons } from './src/gatsby/build/icons'
import { sitemapOptions } from './src/gatsby/build/sitemap'

const metadata = siteMetadata()

/**
 * The plugin registers the worker. Its four caches grow without limit and mix builds, so each is disabled, and
 * src/offline/ keeps pages instead. A new worker waits until the windows of the previous one are closed, because pages
 * come from the network first anyway.
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
        // Class names appear in the page, its styles and its script: in production they omit the name of the file.
        ...(process.env.NODE_ENV === 'production' && {
          cssLoaderOptions: { modules: { getLocalIdent: className } },
        }),
        sassOptions: {
          quietDeps: true,
          // The plugin's sass-loader uses the legacy API, and Bootstrap 5 still uses `@import`.
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
        // src/gatsby/build/icons.ts writes those that browsers look for in the pages.
        include_favicon: false,
        legacy: false,
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // SERVICE_WORKER=off builds a site without a service worker, and removes it from browsers that have one (README).
    ...(process.env.SERVICE_WORKER === 'off' ? [] : [offline]),
  ],
}

export default config
