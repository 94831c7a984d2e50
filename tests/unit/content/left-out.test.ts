// @vitest-environment node
import type { CreatePageArgs } from 'gatsby'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { contentNodes } from '../../../src/content/nodes/content-nodes'
import { pageEntries } from '../../../src/content/page-entries'
import { leaveOut } from '../../../src/gatsby/build/leave-out'
import { edited, faultsOf, withContent } from './with-content'

it('takes a page for left out whose file is absent: no words, and in no list of pages', () => {
  const { content, faults } = withContent({ 'pages/projects.yml': null, 'pages/tag.yml': null })
  expect(faults).toEqual([])
  if (!content) throw new Error('the content has faults')
  expect(contentNodes(content).map(({ type }) => type)).not.toContain('ProjectsPage')
  expect(pageEntries(content).map((entry) => entry.path)).not.toContain('/projects/')
})

it('names a menu entry that leads to a page which is left out', () => {
  const [fault] = faultsOf({ ...edited('menu.yml', 'name: alpha', 'name: about'), 'pages/about.yml': null })
  expect(fault).toMatch(/^content\/menu\.yml:\d+:\d+ .*no page "about"/)
})

it.each([
  ['agency-1.tsx', true],
  ['works/[tag].tsx', true],
  ['works/{Tag.slug}.tsx', true],
  ['projects/[...].tsx', true],
  ['about.tsx', false],
  ['{Project.slug}.tsx', false],
])('takes the page of src/pages/%s away: %s', (file, isLeftOut) => {
  const deletePage = vi.fn()
  const page = { component: path.resolve('src/pages', file) }
  const getNodesByType = (type: string) => (type === 'AboutPage' ? [{}] : [])
  leaveOut({ page, actions: { deletePage }, getNodesByType } as unknown as CreatePageArgs)
  expect(deletePage).toHaveBeenCalledTimes(isLeftOut ? 1 : 0)
})
