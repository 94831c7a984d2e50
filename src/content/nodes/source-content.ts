import type { SourceNodesArgs } from 'gatsby'
import { contentNodes } from './content-nodes'
import { followContent } from './follow-content'
import { type OrderByPicture, pictureOrders } from './picture-orders'
import { isDeveloping, requireContent } from './require-content'
import { sourceNodes } from './source-nodes'

let following = false

/**
 * Creates nodes from the content and, in development, keeps them up to date with its files until the server ends.
 * @param order sorts works by their pictures
 */
export async function sourceContent(gatsby: SourceNodesArgs, order: OrderByPicture): Promise<void> {
  const content = await requireContent(gatsby.reporter)
  const ids = sourceNodes(contentNodes(content, await pictureOrders(content, order)), gatsby)
  if (!isDeveloping() || following) return
  following = true
  followContent(gatsby, order, content, ids)
}
