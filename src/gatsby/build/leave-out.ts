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
