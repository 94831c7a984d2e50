import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { workPages } from '../../content/nodes/work-pages'

/**
 * Makes the pages of the list of projects, so that every host finds them: `/projects/`, and `/projects/2/` and so on for many.
 * What else stands below that address is the same page file's parameter route (R3).
 */
export function createRoutePages({
  actions,
  getNodesByType,
}: Pick<CreatePagesArgs, 'actions' | 'getNodesByType'>): void {
  const component = path.resolve('src/pages/projects/[...].tsx')
  const slugs = getNodesByType('Project').map(({ slug }) => String(slug))
  for (const { path: route, before } of workPages('/projects/', slugs))
    actions.createPage({ path: route, component, context: { before } })
}
