import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movePages } from '../../../src/gatsby/client/move-pages'

const begin = vi.hoisted(() => vi.fn())
vi.mock('../../../src/gatsby/client/page-transition', () => ({ beginMoves: begin, moveTo: vi.fn(), endMove: vi.fn() }))

beforeEach(() => {
  Object.assign(document, { startViewTransition: vi.fn() })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void Promise.resolve().then(work))
})
afterEach(() => {
  begin.mockClear()
  vi.unstubAllGlobals()
})

/** Whether the code that animates pages is loaded on a device with so many processors. */
async function loads(cores: number, connection?: object) {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores, connection })
  movePages()
  await new Promise((done) => setTimeout(done))
  return begin.mock.calls.length > 0
}

it('loads what moves pages on a device that is fast enough', async () => {
  expect(await loads(8)).toBe(true)
})

it('loads nothing of it on a slow device, and where data is to be saved', async () => {
  expect(await loads(2)).toBe(false)
  expect(await loads(8, { saveData: true })).toBe(false)
})
