import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { workPages } from '../../content/nodes/work-pages'

/**
 * Creates the pages of the project list, so every host finds them: `/projects/`, and `/projects/2/` and so on for
 * longer lists. Any other address below `/projects/` falls to the same page file's parameter route (R3).
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
