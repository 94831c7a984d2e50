import { render, screen, waitFor, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Offline } from '../../../../src/features/offline/offline'

const words = {
  line: 'Without a connection.',
  text: 'This page was not kept.',
  nothing: 'This page was not kept, nor any other.',
  retry: 'Try again',
  kept: {
    line: 'For when you are offline.',
    connected: 'You have a connection.',
    text: 'These pages are kept.',
    nothing: 'Nothing is kept.',
    heading: 'Kept',
    aside: 'As they were {time}.',
    home: 'Home',
    state: '{pages}, {size}.',
    forget: 'Forget them all',
  },
  mail: 'You can already write to me.',
}
const kinds = {
  entries: [
    { path: '/about/', kind: 'page', label: 'About me' },
    { path: '/srxp/', kind: 'project', label: 'srxp' },
  ],
  heads: { page: 'Page', project: 'Project', gallery: 'Gallery', tag: '' },
  tagTitle: '{tag}',
}

const first = {
  words: { heading: 'Or start from the work', aside: 'The newest first.' },
  projects: [{ path: '/srxp/', name: 'srxp', line: 'Receipts that book themselves.', year: 2026 }],
}

/** Opens the page where the host answers or does not. */
function open(address: string, answer: () => Promise<Response>) {
  window.history.replaceState(null, '', address)
  vi.stubGlobal('fetch', vi.fn(answer))
  render(<Offline words={words} kinds={kinds} first={first} />)
}

beforeEach(() => {
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent: { owner: { email: 'hello@example.com' }, addressWidth: 9 } })
})
afterEach(() => vi.unstubAllGlobals())

test('who opens the page with a connection reads that there is one, and no word of writing without it', async () => {
  open('/offline/', () => Promise.resolve(new Response()))
  expect(await screen.findByText('You have a connection. Nothing is kept.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.kept.line)
  expect(screen.queryByText(words.mail)).not.toBeInTheDocument()
  // Nothing is kept: where to begin.
  const begin = within(screen.getByRole('region', { name: 'Or start from the work' }))
  expect(begin.getByRole('link', { name: 'srxp' })).toHaveAttribute('href', '/srxp/')
  expect(begin.getByText('Receipts that book themselves.')).toBeVisible()
  expect(begin.getByText('2026')).toBeVisible()
})

test('who opens the page without a connection reads what is kept, and how to write', async () => {
  open('/offline/', () => Promise.reject(new Error('offline')))
  expect(await screen.findByText('Nothing is kept.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.line)
  expect(screen.queryByRole('link', { name: 'srxp' })).toBeNull()
  expect(screen.getByText(words.mail)).toBeVisible()
})

test('where the browser lets the site store nothing, the page says that nothing is kept', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  open('/offline/', () => Promise.reject(new Error('offline')))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.line))
  expect(screen.getByText('Nothing is kept.')).toBeVisible()
})

test('who wanted another page reads that it was not kept', async () => {
  open('/offline/?to=/srxp/', () => Promise.reject(new Error('offline')))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText(words.nothing)).toBeVisible()
})
