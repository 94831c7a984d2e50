import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { giveEntryAway, useHistoryPanel } from '../../../../src/lib/dialog/use-history-panel'

const nextTask = () => new Promise((done) => setTimeout(done))
const renderPanel = (close = vi.fn()) => ({
  close,
  ...renderHook(({ isOpen }) => useHistoryPanel(isOpen, close), { initialProps: { isOpen: false } }),
})

beforeEach(() => window.history.pushState({ key: 'page' }, '', '/page/'))
// An entry that the last test left open is taken away after it.
afterEach(nextTask)

describe('the history of a panel (O1, H9)', () => {
  test('opening adds an entry with the same address and the router’s key', () => {
    const before = window.history.length
    const { rerender } = renderPanel()

    rerender({ isOpen: true })

    expect(window.history.length).toBe(before + 1)
    expect(window.location.pathname).toBe('/page/')
    expect(window.history.state).toEqual({ key: 'page', panel: true })
  })

  test('going back closes it', async () => {
    const { close, rerender } = renderPanel()
    rerender({ isOpen: true })

    act(() => window.history.back())

    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(window.history.state).toEqual({ key: 'page' })
  })

  test('the router learns of a navigation, and not of a panel that closes', async () => {
    const router = vi.fn()
    window.addEventListener('popstate', router)
    const { close, rerender } = renderPanel()
    rerender({ isOpen: true })
    act(() => window.history.back())
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(router).not.toHaveBeenCalled()

    rerender({ isOpen: false })
    await nextTask()
    act(() => window.history.back())
    await waitFor(() => expect(router).toHaveBeenCalledOnce())
    window.removeEventListener('popstate', router)
  })

  test('closing it takes the entry away', async () => {
    const { close, rerender } = renderPanel()
    rerender({ isOpen: true })

    rerender({ isOpen: false })

    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }))
    expect(close).not.toHaveBeenCalled()
  })

  test('a panel that opens as another closes takes its entry over', async () => {
    const before = window.history.length
    const one = renderPanel()
    const other = renderPanel()
    one.rerender({ isOpen: true })

    one.rerender({ isOpen: false })
    other.rerender({ isOpen: true })
    await nextTask()

    expect(window.history.length).toBe(before + 1)
    expect(window.history.state).toMatchObject({ panel: true })
    expect(other.close).not.toHaveBeenCalled()
  })

  test('a panel that opens while the step back is under way stays open, with an entry of its own', async () => {
    const { close, rerender } = renderPanel()
    rerender({ isOpen: true })
    rerender({ isOpen: false })
    await nextTask()

    const push = vi.spyOn(window.history, 'pushState')
    rerender({ isOpen: true })
    await waitFor(() => expect(push).toHaveBeenCalledOnce())

    expect(close).not.toHaveBeenCalled()
    expect(window.history.state).toMatchObject({ panel: true })
  })

  test('an entry that is given away is left to the next page', async () => {
    const back = vi.spyOn(window.history, 'back')
    const { rerender } = renderPanel()
    rerender({ isOpen: true })

    giveEntryAway()
    rerender({ isOpen: false })
    await nextTask()

    expect(back).not.toHaveBeenCalled()
  })

  test('a page that arrives while it is open takes its entry, and the router learns of the step back', async () => {
    expect(giveEntryAway()).toBe(false)
    const { rerender } = renderPanel()
    rerender({ isOpen: true })

    expect(giveEntryAway()).toBe(true)
    window.history.replaceState({ key: 'next' }, '', '/next/')
    const router = vi.fn()
    window.addEventListener('popstate', router)
    act(() => window.history.back())

    await waitFor(() => expect(router).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/page/')
    window.removeEventListener('popstate', router)
  })
})
