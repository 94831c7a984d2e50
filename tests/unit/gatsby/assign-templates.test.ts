import path from 'node:path'
import type { CreatePageArgs } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { assignTemplates } from '../../../src/gatsby/build/assign-templates'

const pageFile = (name: string) => path.resolve('src/pages', name)

it.each([
  ['{Project.slug}.tsx', 'details-1', 'template-details-1.tsx'],
  ['{Project.slug}.tsx', 'details-2', 'template-details-2.tsx'],
  ['{Project.slug}.tsx', 'case-study', undefined],
  ['template-details-1.tsx', 'details-1', undefined],
  ['about.tsx', undefined, undefined],
])('gives the page of %s with the template %s the page file %s (H8)', (file, template, own) => {
  const page = { path: '/alpha/', component: pageFile(file), context: { id: 'alpha' } }
  const actions = { createPage: vi.fn(), deletePage: vi.fn() }
  assignTemplates({ page, actions, getNode: () => template && { template } } as unknown as CreatePageArgs)
  expect(actions.deletePage.mock.calls).toEqual(own ? [[page]] : [])
  expect(actions.createPage.mock.calls).toEqual(own ? [[{ ...page, component: pageFile(own) }]] : [])
})
