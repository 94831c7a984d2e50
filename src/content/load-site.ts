import path from 'node:path'
import { CONTENT } from './folder'
import { loadContent, type LoadedContent } from './load-content'
import { pageRoutes } from './page-routes'

/** What a change of the content check's result can come from. */
export const watchedFolders = () => [CONTENT, 'src/pages', 'static'].map((folder) => path.resolve(folder))

/** Loads the content of the site in the working directory, checked against its pages as they are now. */
export function loadSite(): LoadedContent {
  return loadContent(path.resolve(CONTENT), pageRoutes(path.resolve('src/pages')), {
    statics: path.resolve('static'),
    sampleMenu: process.env.gatsby_executing_command === 'develop',
  })
}
