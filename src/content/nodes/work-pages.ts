import { pagePath } from '../../lib/routing/page-path'

/**
 * As many works stand on a page of a gallery: whole rows in two, three and four columns, and whole pairs. A longer list goes on
 * at addresses of its own, so that no page grows with the number of works.
 */
export const WORKS_A_PAGE = 24

/** A page of a list of works. */
export interface WorkPage {
  /** From 1. */
  number: number
  /** With its slashes: `/grid-3/`, then `/grid-3/2/` and so on. */
  path: string
  /** How many works stand on the pages before. */
  before: number
  /** The slugs of its works, in their order. */
  works: string[]
}

/** Parts a list in pages. An empty one has a single page, which is empty. */
export function workPages(path: string, works: readonly string[]): WorkPage[] {
  const count = Math.max(1, Math.ceil(works.length / WORKS_A_PAGE))
  return Array.from({ length: count }, (_, at) => {
    const before = at * WORKS_A_PAGE
    return {
      number: at + 1,
      path: pagePath(path, at + 1),
      before,
      works: works.slice(before, before + WORKS_A_PAGE),
    }
  })
}
