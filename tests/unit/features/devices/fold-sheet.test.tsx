import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/fold-sheet/fold-sheet'
import { pageAfter, pagesSaid, sideOf } from '../../../../src/features/devices/fold-sheet/leafing'
import { routeThrough } from '../../../../src/features/devices/fold-sheet/route-through'

const day = (number: number) => ({
  title: `Title ${number}`,
  accent: null,
  name: `Day ${number}`,
  stops: [
    { at: '08:00', place: 'Here', note: null },
    { at: '12:00', place: 'There', note: 'A room' },
  ],
})
const data: Queries.FoldSheetFragment = {
  title: 'Print and fold',
  cover: { title: 'From here', accent: 'to there', note: 'Two travellers' },
  days: [1, 2, 3, 4, 5, 6].map(day),
  map: { title: 'The map', accent: null, stops: ['Here', 'There'] },
  open: 'platform',
  stages: [
    { from: 0, text: 'Flat.' },
    { from: 1, text: 'Half way.' },
    { from: 100, text: 'Folded.' },
  ],
}

const show = (isLive = true) => render(<Device data={data} label="A booklet" isLive={isLive} round={0} />)
const slider = () => screen.getByRole('slider', { name: 'Fold' })
const sheets = () => {
  const found = document.querySelector('.sheets')
  if (!found) throw new Error('There are no sheets')
  return found
}
/** What the sheets are, below the title. */
const said = () => screen.getByText('Print and fold').nextElementSibling?.textContent
const prefersLess = (isLess: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isLess && query.includes('reduce'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

describe('the sheets of a booklet', () => {
  const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>()

  beforeEach(() => {
    scrollIntoView.mockReset()
    Element.prototype.scrollIntoView = scrollIntoView
    vi.useFakeTimers({ shouldAdvanceTime: true })
    prefersLess(false)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fold as far as the slider is moved, which says what they are', () => {
    show()
    expect(slider()).toHaveAttribute('aria-valuetext', 'Flat.')
    fireEvent.change(slider(), { target: { value: '40' } })
    expect(slider()).toHaveAttribute('aria-valuetext', 'Half way.')
    expect(sheets()).toHaveStyle({ '--fold': '0.4' })
    fireEvent.change(slider(), { target: { value: '100' } })
    expect(slider()).toHaveAttribute('aria-valuetext', 'Folded.')
  })

  it('fold and unfold by their button, which tells the end of it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await user.click(screen.getByRole('button', { name: 'Fold it' }))
    expect(slider()).toHaveValue('100')
    expect(sheets()).toHaveClass('played')
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByRole('status')).toHaveTextContent('Folded.')
    expect(scrollIntoView.mock.contexts, 'they fold in the window').toEqual([sheets()])
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' })
    await user.click(screen.getByRole('button', { name: 'Unfold it' }))
    expect(slider()).toHaveValue('0')
  })

  it('fold at a tap, and are then leafed through', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    const [previous, next] = ['Previous page', 'Next page'].map((name) => screen.getByRole('button', { name }))
    if (!previous || !next) throw new Error('There are no buttons to leaf')
    await user.click(next)
    expect(said()).toBe('Flat.')
    expect(next).toHaveAttribute('aria-disabled', 'true')

    fireEvent.click(sheets())
    expect(sheets()).toHaveStyle({ '--fold': '1' })
    fireEvent.click(sheets())
    expect(said()).toBe('Pages 2 and 3')
    for (const pages of ['Pages 4 and 5', 'Pages 6 and 7', 'Page 8', 'Page 8']) {
      await user.click(next)
      expect(said()).toBe(pages)
    }
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(document.querySelectorAll('[data-turned]')).toHaveLength(4)
    await user.click(previous)
    expect(said()).toBe('Pages 6 and 7')
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByRole('status')).toHaveTextContent('Pages 6 and 7')

    await user.click(screen.getByRole('button', { name: 'Unfold it' }))
    expect(document.querySelectorAll('[data-turned]')).toHaveLength(0)
    expect(said()).toBe('Flat.')
  })

  it('fold in steps where less motion is preferred', () => {
    prefersLess(true)
    show()
    expect(slider()).toHaveAttribute('step', '25')
    fireEvent.click(screen.getByRole('button', { name: 'Fold it' }))
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'auto' })
  })

  it('have every page in the order of reading, with a line where nothing is known yet', () => {
    show()
    const words = sheets().textContent
    const order = ['From here to there', 'Title 1', 'Title 2', 'Title 5', 'Title 6', 'The map'].map((one) =>
      words.indexOf(one),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(screen.getAllByText('platform')).toHaveLength(6)
    expect(screen.getAllByText('A room')).toHaveLength(6)
  })

  it('lie flat before their script, with all controls disabled', () => {
    show(false)
    expect(slider()).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Fold it' })).toBeDisabled()
    fireEvent.click(sheets())
    expect(sheets()).toHaveStyle({ '--fold': '0' })
  })
})

describe('a booklet in a narrow window', () => {
  it('is leafed through page by page, each in the middle', () => {
    expect([1, 2, 7, 8].map((page) => pageAfter(page, 1, true))).toEqual([2, 3, 8, 8])
    expect([1, 2, 8].map((page) => pageAfter(page, -1, true))).toEqual([1, 1, 7])
    expect([1, 2, 3, 8].map((page) => sideOf(page, true))).toEqual([0, 2, 0, 2])
    expect([1, 2, 4, 8].map((page) => sideOf(page, false))).toEqual([0, 1, 1, 2])
    expect(pagesSaid(3, true)).toBe('Page 3')
  })
})

describe('the line of a route', () => {
  const points = [
    [0, 0],
    [10, 20],
  ] as const

  it('leaves its stops along the page', () => expect(routeThrough(points)).toBe('M0 0C5 0 5 20 10 20'))
  it('leaves them down the page on the map', () => expect(routeThrough(points, true)).toBe('M0 0C0 10 10 10 10 20'))
})
