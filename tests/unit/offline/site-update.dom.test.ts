import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { checkForUpdate, useSiteUpdate } from '../../../src/offline/client/site-update'

const page = (version: string) => `<meta name="version" content="${version}">`

it('compares the page with that of the host, whatever the browser has kept of it', async () => {
  document.head.innerHTML = page('old')
  let published = 'new'
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit = {}) =>
    Promise.resolve(new Response(page(cache === 'no-cache' ? published : 'old'))),
  )
  const { result } = renderHook(useSiteUpdate)
  await act(checkForUpdate)
  expect(result.current).toBe(true)

  published = 'old'
  await act(checkForUpdate)
  expect(result.current).toBe(false)
})
