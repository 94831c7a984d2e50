import { pagePath } from '../../lib/routing/page-path'

/**
 * Number of works on a gallery page: whole rows at two, three and four columns, and whole pairs. Longer lists are
 * paginated, so that no page grows with the number of works.
 */
export const WORKS_A_PAGE = 24

/** A page of a list of works. */
export interface WorkPage {
  /** From 1. */
  number: number
  /** With slashes: `/grid-3/`, then `/grid-3/2/` and so on. */
  path: string
  /** Number of works on the previous pages. */
  before: number
  /** Slugs of its works, in order. */
  works: string[]
}

/** Paginates a list. An empty list has one empty page. */
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
