import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/content'
import { tagNodes } from '../../../src/content/nodes/tag-nodes'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'

const works = Array.from({ length: WORKS_A_PAGE + 2 }, (_, at) => ({
  type: 'Photo' as const,
  slug: `photo-${at}`,
  number: at + 1,
  tags: ['sea'],
  year: 2000 + at,
  file: `photos/photo-${at}.jpg`,
}))
const tag = { slug: 'sea', label: 'Sea', count: works.length, isKind: true, aliases: [], path: '/works/sea/', works }
const content = {
  pages: { tag: { gallery: 'grid-3', lines: [{ tag: 'sea', line: 'Flat water.' }] } },
  strings: { about: { years: '{from} to {to}' } },
  site: {
    specialties: [
      { name: 'Diving', slug: 'diving', note: 'Under water.' },
      { name: 'Flying', slug: 'flying' },
    ],
  },
  projects: Array.from({ length: 10 }, (_, at) => ({
    slug: `project-${at}`,
    facts: { year: 2010 + (at % 9), order: at },
  })),
} as unknown as Content

const all = [{ slug: 'sea' }, { slug: 'dark' }, { slug: 'diving' }]

it('parts the works of a tag in pages, as galleries are (R3)', () => {
  const [first, ...pages] = tagNodes(tag, 0, content, all)
  expect(first).toMatchObject({ type: 'Tag', key: 'sea', fields: { label: 'Sea' } })
  expect(first?.fields).not.toHaveProperty('works')
  expect(pages.map(({ fields }) => fields.path)).toEqual(['/works/sea/', '/works/sea/2/'])
  expect(pages.map(({ fields }) => fields.route)).toEqual(['sea', 'sea/2'])
  expect(pages[1]?.links?.photos?.keys).toEqual(['photo-24', 'photo-25'])
})

it('begins the works of a technology with the newest', () => {
  const [, page] = tagNodes({ ...tag, slug: 'diving', path: '/works/diving/' }, 0, content, all)
  expect(page?.links?.photos?.keys.at(0)).toBe('photo-25')
})

it('gives the page of a technology its note, the other technologies in use and the newest projects', () => {
  const [, page] = tagNodes({ ...tag, slug: 'diving', path: '/works/diving/' }, 0, content, all)
  expect(page?.fields).toMatchObject({ note: 'Under water.', tags: ['diving'] })
  // Ten projects of 2010 to 2018: those of 2010 are left out, the one with the lower order among them as well.
  expect(page?.fields.table).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((at) => `project-${at}`))
})

it('tells the page of a technology in which projects only some of the work was the owner’s, and no other page', () => {
  const tools = [
    { name: 'Diving', some: ['project-2'] },
    { name: 'Flying', some: [] },
  ]
  const pages = { ...content.pages, 'devloper-1': { matrix: { tools } } } as unknown as Content['pages']
  const someOf = (slug: string, among = pages) =>
    tagNodes({ ...tag, slug }, 0, { ...content, pages: among }, all)[1]?.fields.some
  expect(someOf('flying')).toEqual([{ technology: 'diving', project: 'project-2' }])
  expect(someOf('sea')).toEqual([])
  expect(someOf('diving', content.pages)).toEqual([])
})

it('gives the page of any other tag all tags in use, and no table', () => {
  const [, page] = tagNodes(tag, 0, content, all)
  expect(page?.fields).toMatchObject({ tags: ['sea', 'dark', 'diving'], table: [] })
})

it('gives the page of a tag the line that is written for it, and none where none is', () => {
  const noteOf = (slug: string) => tagNodes({ ...tag, slug }, 0, content, all)[1]?.fields.note
  expect(noteOf('sea')).toBe('Flat water.')
  expect(noteOf('dark')).toBeUndefined()
})

it('says when its works were made', () => {
  const yearsOf = (of: typeof works) => tagNodes({ ...tag, works: of }, 0, content, all)[1]?.fields.years
  expect(yearsOf(works)).toBe('2000 to 2025')
  expect(yearsOf(works.slice(0, 1))).toBe('2000')
})

it('leads on from a single work to what is nearest to it, and from more works to nothing', () => {
  const candidates = [...works, { type: 'Photo' as const, slug: 'waves', tags: ['sea'] }].reverse()
  const nearOf = (of: typeof works) => tagNodes({ ...tag, works: of }, 0, content, all, candidates)[1]?.fields
  expect(nearOf(works.slice(0, 1))).toMatchObject({ nearPhotos: ['waves', 'photo-25'], nearProjects: [] })
  expect(nearOf(works)).toMatchObject({ nearPhotos: [], nearProjects: [] })
})

it('has no pages where the content leaves such pages out', () => {
  expect(tagNodes({ ...tag, path: undefined }, 0, { ...content, pages: {} }, all)).toHaveLength(1)
})

it('gives the page of a technology what its works say that it does in them, and no other page', () => {
  const project = {
    slug: 'raft',
    facts: { year: 2020, order: 1, uses: [{ technology: 'Diving', line: 'Looks at it from below.' }] },
  }
  const raft = { type: 'Project' as const, slug: 'raft', number: 1, tags: ['sea'], year: 2020, file: 'projects/raft' }
  const usesOf = (slug: string, of: (typeof works)[number][] | [typeof raft]) =>
    tagNodes({ ...tag, slug, works: [...of] }, 0, { ...content, projects: [project] } as unknown as Content, all)[1]
      ?.fields.uses
  expect(usesOf('diving', [raft])).toEqual([{ work: 'raft', line: 'Looks at it from below.' }])
  expect(usesOf('flying', [raft])).toEqual([])
  expect(usesOf('diving', works)).toEqual([])
})
