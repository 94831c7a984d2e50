import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadCollapse } from '../../../../src/features/menu/collapse'
import { MainMenu } from '../../../../src/features/menu/main-menu'
import '../../../../src/features/menu/menu-picture'
import { SiteStateProvider } from '../../../../src/state/site-state'
import { picture } from '../../picture-fixture'
import { loadDrawer, renderMenu } from './menu-fixture'

const leaf = (name: string) => ({ label: name, name })
const project = (name: string) => ({ ...leaf(name), year: 2026 })
const entries = [
  {
    label: 'Work',
    items: [{ label: 'Projects', items: [project('one'), project('two')] }, leaf('all'), leaf('pairs')],
  },
  { label: 'Studio', items: ['agency-1', 'agency-2', 'designer-2', 'devloper-1', 'devloper-2'].map(leaf) },
  { label: 'Lists', items: [leaf('all')] },
  { label: 'Making', items: [leaf('colophon')] },
  { label: 'Photographs', items: [leaf('photography-1'), leaf('photography-2'), leaf('colophon')] },
]
const pictureOf = (name: string) => ({ cover: picture(`Cover of ${name}`), result: `What ${name} comes to` })
const others: Record<string, unknown> = {
  all: {},
  pairs: {
    part: {
      gallery: { description: 'Two by two, by colour. Rendered.', arrangement: 'grid', columns: 2 },
      order: ['cups', 'one', 'dunes', 'screen', 'fog'],
      photos: ['dunes', 'cups', 'fog'].map((slug) => ({ slug, image: picture(slug) })),
      screens: [{ slug: 'screen', image: picture('screen') }],
      projects: [{ slug: 'one', cover: picture('Cover of one') }],
    },
  },
  'agency-1': {
    agency1Page: { description: 'What works on Monday. Six cases.', hero: { photo: { upright: picture('Bench') } } },
  },
  'agency-2': { agency2Page: { description: 'Second versions.', hero: { photo: picture('Spiral') } } },
  'designer-2': { designer2Page: { description: 'Looks, then draws.', hero: { picture: picture('Ridge') } } },
  'devloper-1': {
    devloper1Page: {
      description: 'All on one sheet.',
      hero: { line: ['Twelve years', 'of it.'] },
      matrix: {
        tools: [
          { name: 'React', some: [] },
          { name: 'Linux', some: [{ path: '/one/' }] },
        ],
        projects: [
          { path: '/one/', stack: ['React', 'Linux'] },
          { path: '/two/', stack: ['Linux'] },
        ],
      },
    },
  },
  'devloper-2': { devloper2Page: { description: 'On one screen.', name: ['Robin'] } },
  'photography-1': {
    photography2Page: { id: 'strip' },
    photography1Page: { description: 'In two series. Computed.', opening: { photo: { image: picture('Sea') } } },
  },
  'photography-2': {
    photography2Page: { description: 'As a strip.', photos: [{ image: picture('Stairs') }] },
  },
  colophon: {
    photography1Page: { id: 'rows' },
    colophonPage: { description: 'Before and after light.', scenes: [{ photo: { image: picture('Glass') } }] },
  },
}
const fetched = vi.fn((path: string) => {
  const name = /page-data\/([\w-]+)\//.exec(path)?.[1] ?? ''
  return Promise.resolve(Response.json({ result: { data: others[name] ?? { project: pictureOf(name) } } }))
})

const button = (name: string) => screen.getByRole('button', { name })

/** Points at a group, and opens it once what it fetches has come. */
async function open(name: string, pathname = '/') {
  const user = userEvent.setup()
  vi.stubGlobal('fetch', fetched)
  renderMenu(<MainMenu pathname={pathname} loadDrawer={loadDrawer} />, entries)
  await user.hover(button(name))
  await act(() => vi.dynamicImportSettled())
  await user.click(button(name))
  return user
}

beforeAll(() => loadCollapse())
afterEach(() => vi.unstubAllGlobals())

describe('the picture beside the rows of a group', () => {
  test('is that of the first row, and then of the row at hand, by pointer and by focus', async () => {
    const user = await open('Work')
    expect(screen.getByText('What one comes to')).toBeInTheDocument()

    await user.click(button('Projects'))
    await user.hover(screen.getByRole('link', { name: 'two' }))
    expect(await screen.findByText('What two comes to')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/cover-of-two.jpg')

    act(() => screen.getByRole('link', { name: 'one' }).focus())
    expect(await screen.findByText('What one comes to')).toBeInTheDocument()
    expect(screen.queryByText('What two comes to')).not.toBeInTheDocument()
  })

  test('is that of the current page, if it is in the group and has one', async () => {
    await open('Studio', '/agency-2/')
    expect(screen.getByText('Second versions.')).toBeInTheDocument()
    expect(screen.queryByText('What works on Monday.')).not.toBeInTheDocument()
  })

  test('is that of the first row on a page of the group without one', async () => {
    await open('Work', '/all/')
    expect(screen.getByText('What one comes to')).toBeInTheDocument()
  })

  test('stays while a row without one is at hand', async () => {
    const user = await open('Work')
    await user.hover(screen.getByRole('link', { name: 'all' }))
    await act(() => vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/page-data/all/page-data.json')))
    expect(screen.getByText('What one comes to')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/cover-of-one.jpg')
  })

  test('is a gallery in small, its first works in its columns, with the first sentence about it', async () => {
    const user = await open('Work')
    await user.hover(screen.getByRole('link', { name: 'pairs' }))
    expect(await screen.findByText('Two by two, by colour.')).toBeInTheDocument()
    const columns = [...document.querySelectorAll('.gallery > div')].map((column) =>
      [...column.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    )
    expect(columns).toEqual([
      ['/cups.jpg', '/dunes.jpg'],
      ['/cover-of-one.jpg', '/screen.jpg'],
    ])
  })

  test('is that of the first page of a group within it that is at hand, its sentence marked as that of one of them', async () => {
    const user = await open('Work')
    await user.hover(screen.getByRole('link', { name: 'pairs' }))
    expect(await screen.findByText('Two by two, by colour.')).toBeInTheDocument()
    await user.hover(button('Projects'))
    await vi.waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/cover-of-one.jpg'))
    expect(screen.getByText('What one comes to')).toHaveClass('ofGroup')
    await user.hover(screen.getByRole('link', { name: 'one' }))
    await vi.waitFor(() => expect(screen.getByText('What one comes to')).not.toHaveClass('ofGroup'))
  })

  test('stays that of the current page, with its sentence, while the group of the page is at hand', async () => {
    const user = await open('Work', '/two/')
    expect(screen.getByText('What two comes to')).toBeInTheDocument()
    await user.hover(button('Projects'))
    await vi.waitFor(() => expect(document.querySelector('[data-pictured]')).toHaveTextContent('two'))
    expect(screen.getByText('What two comes to')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/cover-of-two.jpg')
  })

  test('is the photograph that a page of photographs begins with, with the first sentence about it', async () => {
    const user = await open('Photographs')
    expect(screen.getByText('In two series.')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/sea.jpg')
    for (const [name, text] of [
      ['photography-2', 'As a strip.'],
      ['colophon', 'Before and after light.'],
    ] as const) {
      await user.hover(screen.getByRole('link', { name }))
      expect(await screen.findByText(text)).toBeInTheDocument()
    }
  })

  test('is the picture at the top of a page about the studio; without one, its matrix or its large lines', async () => {
    const user = await open('Studio')
    expect(screen.getByText('What works on Monday.')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/bench.jpg')
    for (const [name, text, src] of [
      ['agency-2', 'Second versions.', '/spiral.jpg'],
      ['designer-2', 'Looks, then draws.', '/ridge.jpg'],
    ] as const) {
      await user.hover(screen.getByRole('link', { name }))
      expect(await screen.findByText(text)).toBeInTheDocument()
      expect(document.querySelector('img')).toHaveAttribute('src', src)
    }
    await user.hover(screen.getByRole('link', { name: 'devloper-1' }))
    expect(await screen.findByText('All on one sheet.')).toBeInTheDocument()
    expect([...document.querySelectorAll('.sheet span')].map(({ className }) => className)).toEqual([
      'led',
      '',
      'some',
      'led',
    ])
    await user.hover(screen.getByRole('link', { name: 'devloper-2' }))
    expect(await screen.findByText('On one screen.')).toBeInTheDocument()
    expect(screen.getByText('Robin')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  test('marks its row once one is at hand, and then as it changes', async () => {
    const user = await open('Work')
    const marked = () => [...document.querySelectorAll('[data-pictured]')].map(({ textContent }) => textContent)
    expect(marked(), 'at rest').toEqual([])
    await user.hover(screen.getByRole('link', { name: 'two' }))
    await vi.waitFor(() => expect(marked()).toEqual(['two2026']))
    await user.hover(screen.getByRole('link', { name: 'all' }))
    expect(marked(), 'a row without a picture leaves the mark').toEqual(['two2026'])
  })

  test('is there too for a group whose first row leads to how the photographs were made', async () => {
    await open('Making')
    expect(screen.getByText('Before and after light.')).toBeInTheDocument()
  })

  test('stays that of the current page when that of the previous one comes late', async () => {
    const user = userEvent.setup()
    const answers: Record<string, (answer: Response) => void> = {}
    vi.stubGlobal('fetch', (path: string) => {
      const name = /page-data\/([\w-]+)\//.exec(path)?.[1] ?? ''
      return new Promise((resolve) => (answers[name] = resolve))
    })
    const answer = (name: string) =>
      act(async () => {
        await vi.waitFor(() => expect(answers).toHaveProperty(name))
        answers[name]?.(Response.json({ result: { data: { project: pictureOf(name) } } }))
        await vi.dynamicImportSettled()
      })
    const menu = (pathname: string) => <MainMenu pathname={pathname} loadDrawer={loadDrawer} />
    const { rerender } = renderMenu(menu('/slow/'), [{ label: 'Work', items: [project('slow'), project('quick')] }])
    await user.hover(button('Work'))
    rerender(<SiteStateProvider>{menu('/quick/')}</SiteStateProvider>)
    await user.unhover(button('Work'))
    await user.click(button('Work'))
    await answer('quick')
    expect(screen.getByText('What quick comes to')).toBeInTheDocument()
    await answer('slow')
    expect(screen.getByText('What quick comes to')).toBeInTheDocument()
  })

  test('is not there for a group whose first row leads to no page with a picture', async () => {
    await open('Lists')
    expect(screen.getByRole('link', { name: 'all' })).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  test('has its room before it has come, and gives it up where it cannot be had', async () => {
    const user = userEvent.setup()
    let fail: (reason: Error) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)))
    renderMenu(<MainMenu pathname="/" loadDrawer={loadDrawer} />, [
      { label: 'Work', items: [project('three')] },
      { label: 'Studio', items: [leaf('all')] },
    ])
    const panel = () => document.getElementById(button('Work').getAttribute('aria-controls') ?? '')
    await user.click(button('Work'))
    await act(() => vi.dynamicImportSettled())
    expect(panel()).toHaveClass('room')
    expect(document.querySelector('img')).toBeNull()

    await act(async () => {
      fail(new Error('offline'))
      await Promise.resolve()
    })
    expect(panel()).not.toHaveClass('room')
    expect(screen.getByRole('link', { name: 'three' })).toBeVisible()
  })
})
