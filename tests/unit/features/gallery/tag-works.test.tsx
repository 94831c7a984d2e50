import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WorksPages } from '../../../../src/features/gallery/pages/use-works-pages'
import { TagWorks } from '../../../../src/features/gallery/tags/tag-works'
import type { Work } from '../../../../src/features/gallery/works/work'

const gallery = {
  path: '/grid-2/',
  arrangement: 'grid',
  columns: 2,
  fluid: false,
  siblings: [],
} as unknown as Queries.TagGalleryFragment
const tags = [{ tag: 'sea', label: 'Sea', count: 2, isKind: true, path: '/works/sea/' }]

const work = (name: string, more: Partial<Work>) =>
  ({
    slug: name,
    number: '01',
    name,
    kind: 'Sea',
    year: 2024,
    tags: ['sea'],
    picture: { alt: '', focus: null, file: { childImageSharp: null } },
    ratio: 1,
    href: `/${name}/`,
    ...more,
  }) as unknown as Work

const show = (works: Work[], near: Work[] = [], notes: [string, string][] = []) => {
  const rest = { photos: [], count: works.length, first: 1, base: '/works/sea/', before: 0, next: undefined }
  const state = { chosen: [], loaded: works, shown: works, isPending: false, isFailed: false }
  const pages: WorksPages = { ...rest, ...state, showMore: vi.fn(), wantAll: vi.fn() }
  const counts = { count: works.length, total: 9 }
  render(
    <TagWorks
      {...{ gallery, pages, tags, near, notes: new Map(notes), ...counts }}
      tag="sea"
      intro="At the sea."
      onView={vi.fn()}
    />,
  )
}

it('says of works whose kind is the tag only the year, as the title says the kind', () => {
  show([work('Fog', {}), work('Pier', { kind: 'Architecture', tags: ['architecture', 'sea'] })])
  expect(screen.getByText('2024')).toBeVisible()
  expect(screen.getByText('Architecture, 2024')).toBeVisible()
})

it('says of what is like a tag’s only work whether it is among the works', () => {
  const only = [work('Fog', {})]
  show(only, [work('Dune', { number: '' })])
  expect(screen.getByRole('region', { name: STRINGS.gallery.relatedElsewhere })).toBeVisible()
  show(only, [work('Dune', { number: '' }), work('Ridge', { number: '04' })])
  expect(screen.getByRole('region', { name: STRINGS.gallery.related })).toBeVisible()
})

it('says below a project what it does, and below a photograph nothing', () => {
  show([
    work('srxp', { line: 'Expenses, from a photograph.', photograph: false }),
    work('Fog', { line: 'Zeeland', photograph: true }),
  ])
  const [srxp, fog] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-work'))
  expect(srxp).toHaveTextContent('Expenses, from a photograph.')
  expect(fog).not.toHaveTextContent('Zeeland')
})

it('says below a work what there is to say of it on this page', () => {
  show([work('Fog', {}), work('Pier', {})], [], [['Fog', 'A beacon and three poles.']])
  const [fog] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-work'))
  expect(fog).toHaveTextContent('A beacon and three poles.')
  expect(screen.getAllByText(/beacon/)).toHaveLength(1)
})
