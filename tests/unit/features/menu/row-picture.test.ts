import { afterEach, expect, it, vi } from 'vitest'
import { rowPicture } from '../../../../src/features/menu/row-picture'

afterEach(() => vi.unstubAllGlobals())

it('asks again for a page that the host could not answer for', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  expect(await rowPicture('/busy/')).toBeUndefined()

  const project = { cover: {}, result: 'Reads receipts.' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ result: { data: { project } } })))
  expect(await rowPicture('/busy/')).toEqual(project)
})
