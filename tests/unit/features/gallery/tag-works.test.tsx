import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WorksPages } from '../../../../src/features/gallery/pages/use-works-pages'
import { TagWorks } from '../../../../src/features/gallery/tags/tag-works'
import type { Work } from '../../../../src/features/gallery/works/work'

const gallery = {
  slug: 'grid-2',
  arrangement: 'grid',
  columns: 2,
  fluid: false,
  siblings: [{ slug: 'grid-2', columns: 2 }],
  sister: null,
} as unknown as Queries.TagGalleryFragment
const tags = [
  { tag: 'sea', label: 'Sea', count: 2, isKind: true, path: '/works/sea/' },
  { tag: 'city', label: 'City', count: 3, isKind: true, path: '/works/city/' },
]

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
      all="/grid-3/"
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

it('leads from the row of kinds to the page of each and to all works, on a plain click too', () => {
  show([work('Fog', {}), work('Pier', {})])
  const kinds = within(screen.getByRole('list', { name: STRINGS.gallery.kinds }))
  const city = kinds.getByRole('link', { name: /^City/ })
  expect(city).toHaveAttribute('href', '/works/city/')
  let isKept: boolean | undefined
  const leave = (event: Event) => {
    isKept = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', leave, { once: true })
  fireEvent.click(city)
  expect(isKept).toBe(false)
  expect(kinds.getByRole('link', { name: new RegExp(`^${STRINGS.gallery.all}`) })).toHaveAttribute('href', '/grid-3/')
  expect(screen.getByRole('link', { name: STRINGS.gallery.showAll })).toHaveAttribute('href', '/grid-3/')
})

it('takes no number of columns for its own, as it is none of the galleries', () => {
  show([work('Fog', {}), work('Pier', {}), work('Gull', {})])
  const columns = within(screen.getByRole('navigation', { name: STRINGS.gallery.columns }))
  expect(columns.getByRole('link')).toHaveAttribute('href', '/grid-2/?tags=sea')
  expect(columns.getByRole('link')).not.toHaveAttribute('aria-current')
})
