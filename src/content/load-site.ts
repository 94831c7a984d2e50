import path from 'node:path'
import { CONTENT } from './folder'
import { loadContent, type LoadedContent } from './load-content'
import { pageRoutes } from './page-routes'

/** The folders whose changes can affect the result of the content check. */
export const watchedFolders = () => [CONTENT, 'src/pages', 'static'].map((folder) => path.resolve(folder))

/** Loads the content of the site in the working directory, checked against its current pages. */
export function loadSite(): LoadedContent {
  return loadContent(path.resolve(CONTENT), pageRoutes(path.resolve('src/pages')), {
    statics: path.resolve('static'),
    sampleMenu: process.env.gatsby_executing_command === 'develop',
  })
}
