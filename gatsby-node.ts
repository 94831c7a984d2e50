import type { GatsbyNode } from 'gatsby'
import { renderAnew } from './src/build/render-anew'
import { writeRobots } from './src/build/robots'
import { finishServiceWorker } from './src/build/service-worker'
import { nameVersion } from './src/build/site-version'
import { splitStyles } from './src/build/split-styles'
import { createRoutePages } from './src/content/gatsby/create-route-pages'
import { graphqlTypes } from './src/content/gatsby/graphql-types'
import { writeHostRedirects } from './src/content/gatsby/host-redirects'
import { requireContent } from './src/content/gatsby/require-content'
import { routesConstant } from './src/content/gatsby/routes-constant'
import { sourceContent } from './src/content/gatsby/source-content'
import { themeConstant } from './src/content/gatsby/theme-constant'

// Gatsby deletes what was built before right after this step, so it is the one that must stop a faulty build.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await requireContent(reporter)
}

export const onPreBuild: GatsbyNode['onPreBuild'] = (gatsby) => {
  renderAnew(gatsby)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes())
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (gatsby) => sourceContent(gatsby)

export const createPages: GatsbyNode['createPages'] = (gatsby) => {
  createRoutePages(gatsby)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  gatsby.actions.setWebpackConfig({ plugins: [themeConstant(gatsby), routesConstant(gatsby)] })
  nameVersion(gatsby)
  splitStyles(gatsby)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = (gatsby) => {
  writeHostRedirects(gatsby)
  writeRobots(gatsby)
  finishServiceWorker()
}
