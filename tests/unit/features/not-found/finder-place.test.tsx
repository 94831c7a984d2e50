import { screen, render, act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FinderPlace } from '../../../../src/features/not-found/finder-place'

const kinds = { page: 'Page', project: 'Project', gallery: 'Gallery' }
const words = {
  line: 'No page.',
  asked: 'You asked for {path}.',
  near: 'Did you mean one of these?',
  nearOne: 'Did you mean {page}?',
  far: 'No page comes close.',
  finder: {
    label: 'Find a page',
    hint: 'Enter to go.',
    closest: '{kind}, the closest match',
    kinds,
    lists: kinds,
    all: { title: 'All {count} pages', note: 'from {first} to {last}', kind: 'List' },
  },
}
const named = ['about', 'colophon', 'grid-3', 'photography-1', 'projects'].map((name) => ({
  path: `/${name}/`,
  title: name,
  label: name,
  kind: 'page',
  group: name.startsWith('photo') ? 'Photographs' : null,
  tags: name === 'grid-3' ? ['react'] : [],
}))
const sentence = () => screen.getByText(/Did you mean|comes close/)

const tags = [{ slug: 'react', path: '/works/react/', label: 'React', kind: 'Works by tag' }]

const show = (pathname: string) =>
  render(<FinderPlace words={words} named={named} tags={tags} total={named.length} pathname={pathname} />)

test('the sentence about near pages comes with their rows, and not before', async () => {
  show('/projcts/')
  expect(sentence()).toHaveClass('unknown')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()

  await act(() => vi.dynamicImportSettled())
  expect(sentence()).toHaveTextContent('Did you mean projects?')
  expect(within(sentence()).getByRole('link', { name: 'projects' })).toHaveAttribute('href', '/projects/')
  expect(sentence()).not.toHaveClass('unknown')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('projects')
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('the first press on the field selects what was asked, so that typing replaces it', async () => {
  const user = userEvent.setup()
  show('/projcts/')
  await act(() => vi.dynamicImportSettled())
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('grid')
  expect(screen.getByRole('combobox')).toHaveValue('grid')
})

test('where no page is near the sentence needs no rows', async () => {
  show('/xqzv/')
  expect(sentence()).toHaveTextContent('No page comes close.')
  expect(sentence()).not.toHaveClass('unknown')
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('combobox')).not.toHaveFocus()
})

test('what is typed is found by the start of a word first, tags too, each with its group or its kind', async () => {
  const user = userEvent.setup()
  show('/xqzv/')
  await act(() => vi.dynamicImportSettled())
  await user.type(screen.getByRole('combobox'), 'pho')
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered()).toEqual(['photography-1 /photography-1 Photographs', 'colophon /colophon Page'])
  // The lists it speaks of are covered.
  expect(sentence()).toHaveClass('unknown')
  await user.clear(screen.getByRole('combobox'))
  expect(offered()).not.toContainEqual(expect.stringContaining('React'))
  await user.type(screen.getByRole('combobox'), 'react')
  expect(offered()[0]).toBe('React /works/react Works by tag')
})

test('where nothing is found the lists stay, and so does the sentence about them', async () => {
  const user = userEvent.setup()
  show('/xqzv/')
  await act(() => vi.dynamicImportSettled())
  const lists = screen.getByRole('navigation')
  await user.type(screen.getByRole('combobox'), 'rea')
  expect(lists).toHaveClass('covered')
  await user.type(screen.getByRole('combobox'), 'qq')
  expect(screen.getByText('No options')).toBeInTheDocument()
  expect(lists).not.toHaveClass('covered')
  expect(sentence()).not.toHaveClass('unknown')
})

test('what carries a tag that is found comes after it, with the name of the tag', async () => {
  const user = userEvent.setup()
  show('/xqzv/')
  await act(() => vi.dynamicImportSettled())
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await user.type(screen.getByRole('combobox'), 'rea')
  expect(offered()).toEqual(['React /works/react Works by tag', 'grid-3 React Page'])
  // By the middle of a tag's name, too much would be found.
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'eac')
  expect(offered()).toEqual(['React /works/react Works by tag'])
})

test('the row that shows all pages is not counted among the results', async () => {
  show('/projcts/')
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.getAllByText(/1 result available/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/2 results available/)).toBeNull()
})
