import type { GatsbyNode } from 'gatsby'
import { inlineDeviceStyles } from './src/gatsby/build/device-styles'
import { dropNullBytes } from './src/gatsby/build/null-bytes'
import { writeIcons } from './src/gatsby/build/icons'
import { leaveOutDebug, madeFiles } from './src/gatsby/build/leave-out-debug'
import { leaveOutOptions, leaveOutUnused } from './src/gatsby/build/leave-out-unused'
import { removeLeftovers } from './src/gatsby/build/remove-leftovers'
import { feedConstant, writeFeed } from './src/gatsby/build/feed'
import { subsetFonts } from './src/gatsby/build/fonts'
import { missingHandles } from './src/gatsby/build/handles'
import { resolveWidths } from './src/gatsby/build/line-width'
import { orderByPicture } from './src/gatsby/build/gallery-order'
import { resolvePictureColour } from './src/gatsby/build/picture-colour'
import { resolvePictureDetail } from './src/gatsby/build/picture-detail'
import { resolveImageData } from './src/gatsby/build/image-data'
import { resolvePictureUpright } from './src/gatsby/build/picture-upright'
import { keepModernSyntax, minifyModern } from './src/gatsby/build/modern-syntax'
import { resolvePlaceholderColour } from './src/gatsby/build/placeholder-colour'
import { quickenAvif } from './src/gatsby/build/quick-avif'
import { resolvePrintedAddress } from './src/gatsby/build/printed-address'
import { forgetFiles, renderAnew } from './src/gatsby/build/render-anew'
import { requireAddress } from './src/gatsby/build/require-address'
import { writeResume } from './src/gatsby/build/resume'
import { writeRobots } from './src/gatsby/build/robots'
import { finishServiceWorker } from './src/offline/build/service-worker'
import { serverConstant } from './src/gatsby/build/server-constant'
import { stampVersion } from './src/gatsby/build/site-version'
import { serveFaults } from './src/gatsby/build/serve-faults'
import { joinChunks } from './src/gatsby/build/join-chunks'
import { splitStyles } from './src/gatsby/build/split-styles'
import { startScriptsLate } from './src/gatsby/build/start-late'
import { stopAtServerError } from './src/gatsby/build/stop-at-server-error'
import { assignTemplates } from './src/gatsby/build/assign-templates'
import { createRoutePages } from './src/gatsby/build/create-route-pages'
import { expectLeftOut } from './src/gatsby/build/expect-left-out'
import { leaveOut } from './src/gatsby/build/leave-out'
import { graphqlTypes } from './src/content/nodes/graphql-types'
import { isDeveloping, requireContent } from './src/content/nodes/require-content'
import { writeRoutes } from './src/gatsby/build/routes'
import { filmOf } from './src/gatsby/hosting/film-of'
import { securePages } from './src/gatsby/hosting/secure-pages'
import { writeHosting } from './src/gatsby/hosting/write-hosting'
import { writeShareImages } from './src/gatsby/share/write-share-images'
import { sourceContent } from './src/content/nodes/source-content'
import { stringsConstant } from './src/gatsby/build/strings-constant'
import { themeConstant } from './src/gatsby/build/theme-constant'

// Gatsby deletes the previous build right after this step, so this is where a faulty build must stop.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  for (const line of missingHandles()) reporter.panic(line)
  await requireContent(reporter)
  requireAddress(reporter)
}

// Not earlier: Gatsby may clear its cache right after the step above.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  expectLeftOut()
  quickenAvif()
  keepModernSyntax()
  await subsetFonts()
}

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  forgetFiles()
  leaveOutOptions()
  stopAtServerError()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes())
}

export const createResolvers: GatsbyNode['createResolvers'] = (gatsby) => {
  resolveImageData(gatsby)
  resolveWidths(gatsby)
  resolvePictureColour(gatsby)
  resolvePictureDetail(gatsby)
  resolvePictureUpright(gatsby)
  resolvePlaceholderColour(gatsby)
  resolvePrintedAddress(gatsby)
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (gatsby) => sourceContent(gatsby, orderByPicture(gatsby.cache))

export const createPages: GatsbyNode['createPages'] = (gatsby) => {
  createRoutePages(gatsby)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = (gatsby) => {
  leaveOut(gatsby)
  assignTemplates(gatsby)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  gatsby.actions.setWebpackConfig({
    plugins: [serverConstant(gatsby), themeConstant(gatsby), stringsConstant(gatsby), feedConstant(gatsby)],
  })
  renderAnew(gatsby)
  splitStyles(gatsby)
  joinChunks(gatsby)
  leaveOutDebug(gatsby)
  leaveOutUnused(gatsby)
  minifyModern(gatsby)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (gatsby) => {
  serveFaults(gatsby)
}

// The development server has no step after the build.
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (gatsby) => {
  if (isDeveloping()) writeRoutes(gatsby)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (gatsby) => {
  const content = await requireContent(gatsby.reporter)
  writeRoutes(gatsby)
  writeRobots(gatsby)
  writeFeed(gatsby, content)
  writeResume(gatsby, content)
  dropNullBytes()
  inlineDeviceStyles(gatsby.pathPrefix)
  startScriptsLate()
  stampVersion(gatsby.pathPrefix)
  await writeIcons()
  await writeShareImages(gatsby, content)
  // The worker and the files for hosts depend on the final pages: nothing changes them after this.
  const policy = securePages(filmOf(gatsby))
  finishServiceWorker(gatsby.pathPrefix)
  removeLeftovers(madeFiles)
  await writeHosting(gatsby, policy)
}
