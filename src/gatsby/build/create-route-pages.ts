import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

/**
 * Makes a page of its own for the list of projects, so that every host finds it; what stands below its address is the
 * same page file's parameter route (R3).
 */
export function createRoutePages({ actions }: CreatePagesArgs): void {
  actions.createPage({ path: '/projects/', component: path.resolve('src/pages/projects/[...].tsx'), context: {} })
}
