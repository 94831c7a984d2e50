import path from 'node:path'
import { loadContent, type LoadedContent } from './load-content'
import { pageRoutes } from './page-routes'

/** What a change of the content check's result can come from. */
export const watchedFolders = () => [path.resolve('content'), path.resolve('src/pages')]

/** Loads the content of the site in the working directory, checked against its pages as they are now. */
export function loadSite(): LoadedContent {
  return loadContent(path.resolve('content'), pageRoutes(path.resolve('src/pages')))
}
