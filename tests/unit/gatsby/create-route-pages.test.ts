import { expect, it, vi } from 'vitest'
import { createRoutePages } from '../../../src/gatsby/build/create-route-pages'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'

type Gatsby = Parameters<typeof createRoutePages>[0]

function routesOf(count: number) {
  const createPage = vi.fn()
  const nodes = Array.from({ length: count }, (_, at) => ({ slug: `project-${at}` }))
  createRoutePages({ actions: { createPage }, getNodesByType: () => nodes } as unknown as Gatsby)
  return createPage.mock.calls.map(([page]: { path: string; context: object }[]) => [page?.path, page?.context])
}

it('makes as many pages of the list of projects as they need, and one where there are none', () => {
  expect(routesOf(2 * WORKS_A_PAGE + 1)).toEqual([
    ['/projects/', { before: 0 }],
    ['/projects/2/', { before: WORKS_A_PAGE }],
    ['/projects/3/', { before: 2 * WORKS_A_PAGE }],
  ])
  expect(routesOf(0)).toEqual([['/projects/', { before: 0 }]])
})
