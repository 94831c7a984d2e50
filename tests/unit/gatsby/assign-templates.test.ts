import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { assignTemplates } from '../../../src/gatsby/build/assign-templates'

const pageFile = (name: string) => path.resolve('src/pages', name)

it.each([
  ['{Project.slug}.tsx', { template: 'details-1' }, 'template-details-1.tsx'],
  ['{Project.slug}.tsx', { template: 'details-2' }, 'template-details-2.tsx'],
  ['{Project.slug}.tsx', { template: 'case-study' }, undefined],
  ['template-details-1.tsx', { template: 'details-1' }, undefined],
  ['works/{TaggedPage.route}.tsx', { table: ['alpha'] }, 'works/template-technology.tsx'],
  ['works/{TaggedPage.route}.tsx', { table: [] }, undefined],
  ['works/template-technology.tsx', { table: ['alpha'] }, undefined],
  ['about.tsx', undefined, undefined],
])('gives the page of %s with the node %o the page file %s (H8, R3)', (file, node, own) => {
  const page = { path: '/alpha/', component: pageFile(file), context: { id: 'alpha' } }
  const actions = { createPage: vi.fn(), deletePage: vi.fn() }
  assignTemplates({ page, actions, getNode: () => node } as unknown as CreatePageArgs)
  expect(actions.deletePage.mock.calls).toEqual(own ? [[page]] : [])
  expect(actions.createPage.mock.calls).toEqual(own ? [[{ ...page, component: pageFile(own) }]] : [])
})
