import { expect, it } from 'vitest'
import { pageEntries } from '../../../src/content/page-entries'
import { withContent } from './with-content'

it('lists every page once by its address, and not the words for what is missing (R1)', () => {
  const { content } = withContent()
  if (!content) throw new Error('the good content has faults')
  const entries = pageEntries(content)
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about/', '/alpha/', '/beta/', '/contact/', '/grid-2/', '/masonry-3/', '/projects/']),
  )
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
  expect(entries.filter(({ path }) => /404|tag/.test(path))).toEqual([])
  expect(entries.find(({ path }) => path === '/alpha/')).toMatchObject({ title: 'Alpha', kind: 'project' })
})

it('leaves the projects beyond the first 24 to the list that is asked for, and no other page', () => {
  const { content } = withContent()
  const [project] = content?.projects ?? []
  if (!content || !project) throw new Error('the good content has faults')
  const projects = Array.from({ length: 30 }, (_, at) => ({ ...project, slug: `p${at}` }))
  const left = pageEntries({ ...content, projects }).filter(({ named }) => !named)
  expect(left.map(({ path }) => path).sort()).toEqual(['/p24/', '/p25/', '/p26/', '/p27/', '/p28/', '/p29/'])
})

it('names pages as the menu does and in its order, home first, and projects by their names (H4)', () => {
  const { content } = withContent()
  if (!content) throw new Error('the good content has faults')
  const menu = [
    {
      label: 'Work',
      items: [
        { label: 'Product: alpha', name: 'alpha' },
        { label: 'In pairs', name: 'grid-2' },
      ],
    },
    { label: 'People', items: [{ label: 'Write', name: 'contact' }] },
    { label: 'Away', name: 'https://example.com', isExternal: true },
  ]
  const entries = pageEntries({ ...content, menu })
  expect(entries.slice(0, 4)).toMatchObject([
    { path: '/' },
    { path: '/alpha/', label: 'Alpha', group: undefined },
    { path: '/grid-2/', label: 'In pairs', group: undefined },
    { path: '/contact/', label: 'Write', group: 'People' },
  ])
  const rest = entries.slice(4).filter(({ kind }) => kind === 'page')
  expect(rest.map(({ label }) => label)).toEqual(rest.map(({ title }) => title))
  expect(rest.map(({ path }) => path)).toEqual(rest.map(({ path }) => path).sort())
})
