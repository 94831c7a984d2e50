import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'

/** The page file that Gatsby creates the pages of all projects from. */
const OF_ALL = path.resolve('src/pages/{Project.slug}.tsx')

/** Page files by template, of those that have one of their own. Gatsby passes over files called `template-…`. */
const FILES: Record<string, string> = {
  'details-1': path.resolve('src/pages/template-details-1.tsx'),
  'details-2': path.resolve('src/pages/template-details-2.tsx'),
}

/**
 * Gives each project the page file of its template, as Gatsby creates its page: a page carries the styles and the code
 * of everything that its file can show.
 */
export function assignTemplates({ page, actions, getNode }: CreatePageArgs): void {
  if (path.resolve(page.component) !== OF_ALL) return
  const component = FILES[String(getNode(String(page.context?.id))?.template)]
  if (!component) return
  actions.deletePage(page)
  actions.createPage({ ...page, component })
}
