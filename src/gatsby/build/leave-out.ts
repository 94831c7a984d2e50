import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'
import { pageSchemas } from '../../content/schemas/collections'

/** The file of `content/pages` with the texts of a page file: `tag` for both files below `works`. */
function wordsOf(file: string): string {
  const [first = ''] = file.split('/')
  return first === 'works' ? 'tag' : first.replace(/\.tsx$/, '')
}

/** Deletes pages whose texts the content leaves out, as Gatsby creates them. */
export function leaveOut({ page, actions, getNodesByType }: CreatePageArgs): void {
  const words = wordsOf(path.relative(path.resolve('src/pages'), page.component).replaceAll(path.sep, '/'))
  const schema = Object.entries(pageSchemas).find(([name]) => name === words)?.[1]
  if (schema && getNodesByType(schema.type).length === 0) actions.deletePage(page)
}

/** Gatsby's warning about a page file that no page was created from. */
const UNUSED_PAGE_FILE = /^The GraphQL query in the non-page component "[^"]*\/src\/pages\/[^"]*" will not be run/

/** Whether a Gatsby warning is about a page file whose pages the content leaves out on purpose. */
export const isOfLeftOut = (warning: string) => UNUSED_PAGE_FILE.test(warning)
