import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'
import { pageSchemas } from '../../content/schemas/collections'

/** The file of `content/pages` that has the words for a page file: `tag` for both files below `works`. */
function wordsOf(file: string): string {
  const [first = ''] = file.split('/')
  return first === 'works' ? 'tag' : first.replace(/\.tsx$/, '')
}

/** Takes away the pages whose words the content leaves out, as Gatsby makes them. */
export function leaveOut({ page, actions, getNodesByType }: CreatePageArgs): void {
  const words = wordsOf(path.relative(path.resolve('src/pages'), page.component).replaceAll(path.sep, '/'))
  const schema = Object.entries(pageSchemas).find(([name]) => name === words)?.[1]
  if (schema && getNodesByType(schema.type).length === 0) actions.deletePage(page)
}

/** What Gatsby says of a page file that no page was made of. */
const UNUSED_PAGE_FILE = /^The GraphQL query in the non-page component "[^"]*\/src\/pages\/[^"]*" will not be run/

/** Whether a warning of Gatsby's is of a page file whose pages the content leaves out, which is as its author wishes. */
export const isOfLeftOut = (warning: string) => UNUSED_PAGE_FILE.test(warning)
