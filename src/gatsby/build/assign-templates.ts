import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'

interface TemplateNode {
  template?: string
  table?: readonly unknown[]
}

const pageFile = (name: string) => path.resolve('src/pages', name)

/** The page files that Gatsby creates many pages from, and the one that a page's node has instead, if any. */
const TEMPLATES: Record<string, (node: TemplateNode) => string | undefined> = {
  [pageFile('{Project.slug}.tsx')]: ({ template }) =>
    ({ 'details-1': 'template-details-1.tsx', 'details-2': 'template-details-2.tsx' })[template ?? ''],
  // Only a technology has a table of the projects that use it.
  [pageFile('works/{TaggedPage.route}.tsx')]: ({ table }) =>
    table?.length ? 'works/template-technology.tsx' : undefined,
}

/**
 * Gives projects and tags the page file of their template, as Gatsby creates their pages: a page carries the styles and
 * the code of everything that its file can show. Gatsby passes over files called `template-…`.
 */
export function assignTemplates({ page, actions, getNode }: CreatePageArgs): void {
  const node = getNode(String(page.context?.id)) as TemplateNode | undefined
  const name = node && TEMPLATES[path.resolve(page.component)]?.(node)
  if (!name) return
  actions.deletePage(page)
  actions.createPage({ ...page, component: pageFile(name) })
}
