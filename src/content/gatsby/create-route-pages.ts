import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { selectTexts } from '../read/select'

/**
 * Makes a page of its own for each tag of the works and for the list of projects, so that every host finds them. Other
 * spellings and unknown names are the same page files' parameter routes (R3).
 */
export function createRoutePages(gatsby: CreatePagesArgs): void {
  const { createPage } = gatsby.actions
  const photos = gatsby.getNodesByType('Photo').filter(({ selected }) => selected === true)
  const tags = [...gatsby.getNodesByType('Project'), ...photos].flatMap((work) => selectTexts(work, ['tags', '*']))
  for (const tag of new Set(tags.map(({ value }) => value))) {
    createPage({ path: `/works/${tag}/`, component: path.resolve('src/pages/works/[tag].tsx'), context: { tag } })
  }
  createPage({ path: '/projects/', component: path.resolve('src/pages/projects/[...].tsx'), context: {} })
}
