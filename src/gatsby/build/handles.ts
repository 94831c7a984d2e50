import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ASKS_FOR_500 } from './stop-at-server-error'

/** A Gatsby internal that this site relies on, and where to find it. */
interface Handle {
  /** The file of ours that would break. */
  ours: string
  /** The package's file, relative to `node_modules`. */
  file: string
  /** What it must contain. */
  needs: string | RegExp
}

/** All hold for Gatsby 5.14 to 5.16 and gatsby-plugin-offline 6.14 to 6.16. */
const HANDLES: readonly Handle[] = [
  {
    ours: 'src/gatsby/client/respect-save-data.ts',
    file: 'gatsby-link/dist/index.modern.mjs',
    needs: '___loader.hovering(',
  },
  {
    ours: 'src/gatsby/client/follow-redirects.ts',
    file: 'gatsby/cache-dir/navigation.js',
    needs: 'window.___navigate =',
  },
  {
    ours: 'src/gatsby/client/follow-redirects.ts',
    file: 'gatsby/cache-dir/production-app.js',
    needs: 'window.pagePath',
  },
  {
    ours: 'src/gatsby/client/follow-redirects.ts',
    file: 'gatsby/cache-dir/loader.js',
    needs: 'error: finalResult.error',
  },
  {
    ours: 'src/html.tsx',
    file: 'gatsby/cache-dir/default-html.js',
    needs: 'id="___gatsby"',
  },
  {
    ours: 'src/gatsby/client/page-transition.ts',
    file: '@gatsbyjs/reach-router/dist/index.modern.mjs',
    needs: 'requestAnimationFrame(',
  },
  {
    ours: 'src/gatsby/client/replace-hydrate.ts',
    file: 'gatsby/cache-dir/production-app.js',
    needs: 'replaceHydrateFunction',
  },
  {
    ours: 'src/gatsby/client/replace-hydrate.ts',
    file: 'gatsby/cache-dir/static-entry.js',
    needs: '<Router id="gatsby-focus-wrapper"',
  },
  {
    ours: 'src/gatsby/client/focus-title.ts',
    file: 'gatsby/cache-dir/production-app.js',
    needs: 'id="gatsby-focus-wrapper"',
  },
  {
    ours: 'src/gatsby/client/note-failed-resources.ts',
    file: 'gatsby/cache-dir/production-app.js',
    needs: 'page resources for ',
  },
  {
    ours: 'src/gatsby/client/note-failed-resources.ts',
    file: 'gatsby/cache-dir/register-service-worker.js',
    needs: '___failedResources',
  },
  {
    ours: 'src/gatsby/client/scroll-position.ts',
    file: 'gatsby-react-router-scroll/session-storage.js',
    needs: '"@@scroll|"',
  },
  {
    ours: 'src/gatsby/client/clean-hash.ts',
    file: 'gatsby-react-router-scroll/scroll-handler.js',
    needs: /decodeURI\(/,
  },
  {
    ours: 'src/gatsby/client/before-router.ts',
    file: 'gatsby/cache-dir/production-app.js',
    needs: /^import \{[^}]*\} from "\.\/api-runner-browser"/,
  },
  {
    ours: 'src/gatsby/client/before-router.ts',
    file: 'gatsby/cache-dir/api-runner-browser.js',
    needs: /^const plugins = require\(`\.\/api-runner-browser-plugins`\)/,
  },
  {
    ours: 'src/gatsby/build/modern-syntax.ts',
    file: 'babel-preset-gatsby/index.js',
    needs: '[resolve(`@babel/plugin-proposal-optional-chaining`)]',
  },
  {
    ours: 'src/gatsby/build/modern-syntax.ts',
    file: 'babel-preset-gatsby/index.js',
    needs: 'presets: [[resolve(`@babel/preset-env`), {',
  },
  {
    ours: 'src/gatsby/build/modern-syntax.ts',
    file: 'gatsby/dist/utils/babel-loader-helpers.js',
    needs: '`./.cache/babelState.json`',
  },
  { ours: 'src/gatsby/build/stop-at-server-error.ts', file: 'gatsby/cache-dir/loader.js', needs: ASKS_FOR_500 },
  {
    ours: 'src/gatsby/build/start-late.ts',
    file: 'gatsby/cache-dir/loader.js',
    needs: 'window.___chunkMapping[componentChunkName] || []',
  },
  {
    ours: 'src/gatsby/build/start-late.ts',
    file: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    needs: 'JSON.stringify(newChunkMapJson)',
  },
  {
    ours: 'src/gatsby/build/start-late.ts',
    file: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    needs: 'id="gatsby-chunk-mapping"',
  },
  {
    ours: 'src/gatsby/build/document-order.ts',
    file: 'gatsby/cache-dir/static-entry.js',
    needs: /window\.pagePath=\$\{JSON\.stringify\(.*id=\{`gatsby-script-loader`\}/s,
  },
  {
    ours: 'src/gatsby/build/document-order.ts',
    file: 'gatsby/cache-dir/static-entry.js',
    needs: /<style\s+data-href=.*dangerouslySetInnerHTML=\{\{\s*__html: style\.content/s,
  },
  {
    ours: 'src/gatsby/build/quick-avif.ts',
    file: 'gatsby-plugin-sharp/process-file.js',
    needs: /\.avif\(\{\s*quality: transformArgs\.quality,\s*force/,
  },
  { ours: 'src/gatsby/client/prefetch-on-touch.ts', file: 'gatsby/cache-dir/loader.js', needs: 'hovering' },
  {
    ours: 'src/gatsby/build/render-anew.ts',
    file: 'gatsby/dist/redux/reducers/html.js',
    needs: 'SET_SSR_WEBPACK_COMPILATION_HASH',
  },
  {
    ours: 'src/gatsby/build/split-styles.ts',
    file: 'gatsby/dist/utils/webpack.config.js',
    needs: /splitChunks.*styles|styles: \{/s,
  },
  {
    ours: 'src/gatsby/build/split-styles.ts',
    file: 'mini-css-extract-plugin/dist/index.js',
    needs: /class MiniCssExtractPlugin .*this\.options\.ignoreOrder/s,
  },
  {
    ours: 'src/gatsby/build/leave-out-debug.ts',
    file: 'terser-webpack-plugin/dist/index.js',
    needs: /class TerserPlugin .*this\.options\.extractComments\.filename/s,
  },
  {
    ours: 'src/gatsby/build/modern-syntax.ts',
    file: 'terser-webpack-plugin/dist/index.js',
    needs: /class TerserPlugin .*this\.options\.minimizer\.options/s,
  },
  {
    ours: 'src/gatsby/build/modern-syntax.ts',
    file: 'css-minimizer-webpack-plugin/dist/index.js',
    needs: /class CssMinimizerPlugin .*this\.options\.minimizerOptions/s,
  },
  {
    ours: 'src/gatsby/build/device-styles.ts',
    file: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    needs: /assetsByChunkName: .*`webpack\.stats\.json`/s,
  },
  {
    ours: 'src/offline/build/page-files.ts',
    file: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    needs: /namedChunkGroups,.*`webpack\.stats\.json`/s,
  },
  {
    ours: 'src/gatsby/build/expect-left-out.ts',
    file: 'gatsby/dist/query/query-watcher.js',
    needs: 'The GraphQL query in the non-page component "${component}" will not be run.',
  },
  {
    ours: 'src/gatsby/build/leave-out-unused.ts',
    file: 'gatsby/cache-dir/page-renderer.js',
    needs: 'import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"',
  },
  {
    ours: 'src/gatsby/build/leave-out-unused.ts',
    file: 'gatsby-plugin-manifest/gatsby-browser.js',
    needs: 'if (__MANIFEST_PLUGIN_HAS_LOCALISATION__)',
  },
  {
    ours: 'src/gatsby/build/leave-out-unused.ts',
    file: 'gatsby-react-router-scroll/index.js',
    needs: 'require("./use-scroll-restoration")',
  },
  {
    ours: 'src/gatsby/build/leave-out-unused.ts',
    file: 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    needs: 'injectPartytownSnippet',
  },
  {
    ours: 'src/gatsby/build/leave-out-unused.ts',
    file: 'gatsby/dist/services/initialize.js',
    needs: 'options: ${JSON.stringify(plugin.options)},',
  },
  {
    ours: 'src/gatsby/client/register-worker.ts',
    file: 'gatsby-plugin-offline/gatsby-browser.js',
    // All it does besides registering is for the caches of its worker.
    needs:
      /^(?=.*exports\.registerServiceWorker = function)(?=.*onServiceWorkerActive)(?=.*onRouteUpdate)(?=.*onPostPrefetchPathname)(?!(?:.*^exports\.){5})/ms,
  },
  { ours: 'src/offline/worker/answers.ts', file: 'gatsby-plugin-offline/sw-append.js', needs: 'navigationRoute' },
  {
    ours: 'src/offline/worker/quiet-plugin.ts',
    file: 'gatsby-plugin-offline/sw-append.js',
    needs: /const MessageAPI = \{\s*setPathResources: .*\s+clearPathResources: .*MessageAPI\[api\]\(/s,
  },
  {
    ours: 'src/offline/worker/retire.ts',
    file: 'gatsby-plugin-offline/gatsby-node.js',
    needs: 'cacheId: "gatsby-plugin-offline"',
  },
]

/**
 * Checks the installed Gatsby for the internals that this site relies on.
 * @param modules the `node_modules` folder; defaults to the nearest one, here or further up
 * @returns a line for each missing handle, naming our file and theirs; empty if nothing has changed
 */
export function missingHandles(modules = nearestModules()): string[] {
  return HANDLES.filter(({ file, needs }) => !holds(path.join(modules, file), needs)).map(
    ({ ours, file, needs }) =>
      `${ours} leans on ${String(needs)} in node_modules/${file}, which is not there any more: look at what Gatsby does now`,
  )
}

function nearestModules(folder = path.resolve('.')): string {
  const modules = path.join(folder, 'node_modules')
  const above = path.dirname(folder)
  return existsSync(modules) || above === folder ? modules : nearestModules(above)
}

function holds(file: string, needs: string | RegExp): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return typeof needs === 'string' ? text.includes(needs) : needs.test(text)
}
