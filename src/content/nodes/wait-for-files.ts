import type { SourceNodesArgs } from 'gatsby'
import type { ContentNode } from './content-nodes'
import { isRecord } from '../read/select'

const PATIENCE_MS = 5000
const POLL_MS = 100

/**
 * Waits until Gatsby knows the image files that nodes refer to. A separate watcher reports new images to Gatsby, and
 * pages fail if they show a picture whose file is not known yet.
 * @returns whether all files arrived in time
 */
export async function waitForFiles(
  nodes: readonly ContentNode[],
  getNodesByType: SourceNodesArgs['getNodesByType'],
): Promise<boolean> {
  const needed = nodes.flatMap(({ fields }) => picturesIn(fields))
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const known = new Set(getNodesByType('File').map((file) => file.relativePath))
    if (needed.every((file) => known.has(file))) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Files of all pictures in a node: objects with both a `src` and a `file`. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const { src, file } = value
  return typeof src === 'string' && typeof file === 'string' ? [file] : Object.values(value).flatMap(picturesIn)
}
