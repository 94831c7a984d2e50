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
  pages: { tag: { gallery: 'grid-3' } },
  site: { specialties: [{ name: 'Diving', slug: 'diving' }] },
} as unknown as Content

it('parts the works of a tag in pages, as galleries are (R3)', () => {
  const [first, ...pages] = tagNodes(tag, 0, content)
  expect(first).toMatchObject({ type: 'Tag', key: 'sea', fields: { label: 'Sea' } })
  expect(first?.fields).not.toHaveProperty('works')
  expect(pages.map(({ fields }) => fields.path)).toEqual(['/works/sea/', '/works/sea/2/'])
  expect(pages.map(({ fields }) => fields.route)).toEqual(['sea', 'sea/2'])
  expect(pages[1]?.links?.photos?.keys).toEqual(['photo-24', 'photo-25'])
})

it('begins the works of a technology with the newest', () => {
  const [, page] = tagNodes({ ...tag, slug: 'diving', path: '/works/diving/' }, 0, content)
  expect(page?.links?.photos?.keys.at(0)).toBe('photo-25')
})

it('has no pages where the content leaves such pages out', () => {
  expect(tagNodes({ ...tag, path: undefined }, 0, { ...content, pages: {} })).toHaveLength(1)
})
