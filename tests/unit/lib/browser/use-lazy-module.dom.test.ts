import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLazyModule } from '../../../../src/lib/browser/use-lazy-module'

type Load = (() => Promise<{ name: string }>) | undefined

const start = (load: Load) =>
  renderHook(({ wanted }: { wanted: Load }) => useLazyModule(wanted), { initialProps: { wanted: load } })

it('loads nothing until it is wanted, and keeps what it found', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'film' }))
  const { result, rerender } = start(undefined)
  expect(load).not.toHaveBeenCalled()

  rerender({ wanted: load })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toEqual({ name: 'film' }))
  rerender({ wanted: undefined })
  expect(result.current).toEqual({ name: 'film' })
})

it('says that it failed, and tries again when it is wanted anew', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'film' })).mockRejectedValueOnce(new Error('gone'))
  const { result, rerender } = start(load)
  await waitFor(() => expect(result.current).toBe('failed'))

  rerender({ wanted: undefined })
  expect(result.current).toBeUndefined()
  rerender({ wanted: load })
  await waitFor(() => expect(result.current).toEqual({ name: 'film' }))
})
