import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/fold-sheet/fold-sheet'
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
const prefersLess = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

describe('the sheets of a booklet', () => {
  beforeEach(() => {
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
    await user.click(screen.getByRole('button', { name: 'Unfold it' }))
    expect(slider()).toHaveValue('0')
  })

  it('fold and unfold at a tap', () => {
    show()
    fireEvent.click(sheets())
    expect(sheets()).toHaveStyle({ '--fold': '1' })
    fireEvent.click(sheets())
    expect(sheets()).toHaveStyle({ '--fold': '0' })
  })

  it('fold in steps where less motion is preferred', () => {
    prefersLess(true)
    show()
    expect(slider()).toHaveAttribute('step', '25')
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

describe('the line of a route', () => {
  const points = [
    [0, 0],
    [10, 20],
  ] as const

  it('leaves its stops along the page', () => expect(routeThrough(points)).toBe('M0 0C5 0 5 20 10 20'))
  it('leaves them down the page on the map', () => expect(routeThrough(points, true)).toBe('M0 0C0 10 10 10 10 20'))
})
