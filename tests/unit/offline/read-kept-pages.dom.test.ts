import { afterEach, expect, it, vi } from 'vitest'
import { readKeptPages } from '../../../src/offline/client/read-kept-pages'

const index = [{ path: '/about/', title: 'Ada &amp; Co', time: 1, whole: true, files: [] }]
const storage = (match: () => Promise<Response | undefined>) => vi.stubGlobal('caches', { match })

afterEach(() => vi.unstubAllGlobals())

it('reads the pages that are kept, with titles as they are read', async () => {
  storage(() => Promise.resolve(Response.json(index)))
  expect(await readKeptPages()).toEqual([{ ...index[0], title: 'Ada & Co' }])
})

it.each<[string, () => unknown]>([
  ['nothing is kept', () => storage(() => Promise.resolve(undefined))],
  ['storage is refused', () => storage(() => Promise.reject(new DOMException('', 'SecurityError')))],
  ['what is kept cannot be read', () => storage(() => Promise.resolve(new Response('<html>')))],
  ['the browser has no such storage', () => vi.stubGlobal('caches', undefined)],
])('has no pages where %s', async (_why, arrange) => {
  arrange()
  expect(await readKeptPages()).toEqual([])
})
