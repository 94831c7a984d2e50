import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followRedirects } from '../../../src/gatsby/client/follow-redirects'

const go = vi.fn()
const loadPage = vi.fn((path: string) => Promise.resolve({ page: { path: pages.has(path) ? path : '/404.html' } }))
const pages = new Set(['/about/', '/srxp/'])
const routes = {
  redirects: [
    { from: '/album/:slug', to: '/:slug', ignoreCase: false },
    { from: '/works', to: '/about', ignoreCase: true },
  ],
  pages: ['', 'about', 'srxp'],
}
const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(routes))))

/** Opens an address with the HTML of a page, and gives what Gatsby calls to go to another. */
function open(address: string, pagePath: string) {
  window.history.replaceState({}, '', address)
  const loadPageSync = (path: string) => (path === '/about/' ? { page: { path } } : undefined)
  Object.assign(window, { pagePath, ___navigate: go, ___loader: { loadPage, loadPageSync } })
  const wait = followRedirects()
  return { wait, navigate: (window as unknown as { ___navigate: (to: string) => void }).___navigate }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.clearAllMocks())

it('goes to a page that is there at once (R2)', () => {
  const { wait, navigate } = open('/about/', '/about/')
  expect(wait).toBeUndefined()
  navigate('/about/#c')
  expect(go).toHaveBeenCalledExactlyOnceWith('/about/#c', undefined)
  expect(loadPage).not.toHaveBeenCalled()
})

it.each([
  ['/SRXP/?a=b#c', '/srxp/?a=b#c'],
  ['/album/srxp', '/srxp/'],
  ['/WORKS?a=b', '/about/?a=b'],
  ['/nothing/', '/nothing/'],
])('looks %s up in the list of routes, as there is no page at it: %s', async (to, target) => {
  const { navigate } = open('/about/', '/about/')
  navigate(to)
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(target, undefined))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('looks an address up too if the host answers for it, as one that redirects by itself does (R4)', async () => {
  const { navigate } = open('/about/', '/about/')
  loadPage.mockResolvedValueOnce({ status: 'error' } as never)
  navigate('/works#a')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/about/#a', undefined))
})

it('leaves a page whose code is gone to Gatsby, and asks for no list', async () => {
  const { navigate } = open('/about/', '/about/')
  loadPage.mockResolvedValueOnce({ status: 'error', error: new Error('Loading chunk 1 failed') } as never)
  navigate('/srxp/')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/srxp/', undefined))
  expect(fetched).not.toHaveBeenCalled()
})

it('drops a page that comes after the visitor has chosen another, or has gone back', async () => {
  const { navigate } = open('/about/', '/about/')
  const answers: (() => void)[] = []
  for (const path of ['/srxp/', '/grid-1/', '/contact/'])
    loadPage.mockReturnValueOnce(new Promise((answer) => answers.push(() => answer({ page: { path } }))))
  navigate('/srxp/')
  navigate('/grid-1/')
  answers.at(1)?.()
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/grid-1/', undefined))
  navigate('/contact/')
  window.history.replaceState({}, '', '/')
  answers.at(0)?.()
  answers.at(2)?.()
  await Promise.all(loadPage.mock.results.map(({ value }) => value as Promise<unknown>))
  await Promise.resolve()
  expect(go).toHaveBeenCalledTimes(1)
})

it('asks for no list where there is a page', async () => {
  const { navigate } = open('/about/', '/about/')
  navigate('/srxp/')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/srxp/', undefined))
  expect(fetched).not.toHaveBeenCalled()
})

it('goes where it was sent when the list cannot be had', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const { navigate } = open('/about/', '/about/')
  navigate('/SRXP')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/SRXP', undefined))
})

it('shows a document at its own address, and that for what is missing after a look at the list', async () => {
  expect(open('/offline/?to=%2Fa', '/offline/').wait).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
  await open('/no-such-page/', '/404.html').wait
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('gives a page that arrives the history entry of a panel opened in the meantime (O1)', async () => {
  const { navigate } = open('/about/', '/about/')
  navigate('/srxp/')
  window.history.replaceState({ panel: true }, '')
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/srxp/', { replace: true }))
})
