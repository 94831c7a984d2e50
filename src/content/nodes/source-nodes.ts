import type { NodeInput, SourceNodesArgs } from 'gatsby'
import type { ContentNode } from './content-nodes'

type Gatsby = Pick<SourceNodesArgs, 'actions' | 'createContentDigest' | 'createNodeId' | 'getNode'>

/**
 * Creates or updates Gatsby's nodes, and deletes those whose content is gone.
 * @param previous ids returned by the previous call
 * @returns ids of the current nodes
 */
export function sourceNodes(
  contents: readonly ContentNode[],
  gatsby: Gatsby,
  previous: ReadonlySet<string> = new Set(),
): Set<string> {
  const idOf = (type: string, key: string) => gatsby.createNodeId(`${type} >>> ${key}`)
  const nodes = contents.map(({ type, key, fields, links = {} }): NodeInput => {
    const linked = Object.entries(links).map(([name, { type: of, keys }]) => [name, keys.map((one) => idOf(of, one))])
    const said = { ...fields, ...(Object.fromEntries(linked) as Record<string, string[]>) }
    const internal = { type, contentDigest: gatsby.createContentDigest(said) }
    return { ...said, id: idOf(type, key), parent: null, children: [], internal }
  })
  const current = new Set(nodes.map(({ id }) => id))
  for (const id of previous) {
    const gone = current.has(id) ? undefined : gatsby.getNode(id)
    if (gone) gatsby.actions.deleteNode(gone)
  }
  for (const node of nodes) void gatsby.actions.createNode(node)
  return current
}
