import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Gallery } from '../../../../src/features/gallery/gallery'
import type { WorksPages } from '../../../../src/features/gallery/pages/use-works-pages'
import type { Work } from '../../../../src/features/gallery/works/work'

const gallery = {
  slug: 'grid-3',
  path: '/grid-3/',
  arrangement: 'grid',
  columns: 3,
  fluid: false,
  hang: 'list',
  places: [],
  siblings: [],
  sister: null,
  tags: [{ slug: 'sea', label: 'Sea', count: 2, isKind: true, path: null }],
  title: 'Works',
  intro: 'All three.',
  closing: { text: 'That is all.', link: 'See them by place', to: { path: '/masonry-3-column/' } },
} as unknown as Queries.GalleryWordsFragment

const picture = { alt: '', focus: null, file: { childImageSharp: null } }
const work = {
  slug: 'a',
  number: '01',
  name: 'Alpha',
  kind: 'Sea',
  year: 2024,
  tags: ['sea'],
  picture,
  ratio: 1,
  href: '/a/',
}

const show = (state: Partial<WorksPages>, shown = gallery) => {
  const works = [work as unknown as Work]
  const rest = { photos: [], count: 1, first: 1, base: '/grid-3/', before: 0, next: undefined, isFailed: false }
  const pages = { ...rest, chosen: ['sea'], loaded: works, shown: works, isPending: false, ...state }
  const calls = { showMore: vi.fn(), wantAll: vi.fn() }
  render(
    <Gallery gallery={shown} path="/grid-3/" total={3} pages={{ ...pages, ...calls }} search="" onView={vi.fn()} />,
  )
}
const counted = () => screen.queryAllByText(/^One of three\./)

it('says once how many works are left of a choice, in the place of the intro', () => {
  show({})
  expect(counted()).toHaveLength(1)
  expect(screen.getByRole('banner')).toContainElement(counted()[0] ?? null)
})

it('says in the columns of two what there is to say of the only tag chosen', () => {
  const [sea] = gallery.tags
  const tags = [
    { ...sea, line: 'Flat water.' },
    { ...sea, slug: 'dark', line: 'Little light.' },
  ]
  const two = { ...gallery, arrangement: 'masonry', columns: 2, tags } as unknown as Queries.GalleryWordsFragment
  show({}, two)
  expect(screen.getByText('Flat water.')).toBeVisible()
  expect(counted()).toHaveLength(0)
  show({ chosen: ['sea', 'dark'] }, two)
  expect(counted()).toHaveLength(1)
})

it('leads from a choice to all works, and takes it along to the next gallery', () => {
  show({})
  expect(screen.getByRole('link', { name: STRINGS.gallery.showAll })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See them by place' })).toHaveAttribute('href', '/masonry-3-column/?tags=sea')
})

it('ends without a line where there is no other gallery to lead to, and leads back from a choice all the same', () => {
  const alone = { ...gallery, closing: null } as unknown as Queries.GalleryWordsFragment
  show({ chosen: [] }, alone)
  expect(screen.queryByText(/That is all|See them/)).toBeNull()
  show({}, alone)
  expect(screen.getByRole('link', { name: STRINGS.gallery.showAll })).toBeVisible()
})

it('leads only back to all works when none is left', () => {
  show({ shown: [] })
  expect(screen.getByRole('link', { name: STRINGS.gallery.showAll })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See them by place' })).toBeNull()
})

it('says neither while a choice waits for the works of other pages', () => {
  show({ isPending: true })
  expect(counted()).toHaveLength(0)
  expect(screen.queryByRole('link', { name: STRINGS.gallery.showAll })).toBeNull()
})

it('leads back to all works when those of other pages did not arrive', () => {
  show({ isPending: true, isFailed: true })
  expect(screen.getByRole('link', { name: STRINGS.gallery.showAll })).toBeVisible()
})

it('leads back to the works before them at the head of a further page', () => {
  show({ chosen: [], first: 2, before: 24 })
  const [above] = screen.getAllByRole('link', { name: STRINGS.gallery.previous })
  expect(screen.getByRole('banner')).toContainElement(above ?? null)
  expect(above).toHaveAttribute('href', '/grid-3/')
})
