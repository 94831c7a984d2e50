import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/axis-dial/axis-dial'
import { axisOf, turnBetween } from '../../../../src/features/devices/axis-dial/turn'

const data = {
  step: 3,
  title: 'Cross cylinder',
  axis: 'Axis',
  start: 175,
  now: 'Now',
  last: { label: '2020', axis: 170 },
  changed: 'What has changed',
  row: 'Right, axis',
  notes: [
    { from: 0, text: 'Nothing.' },
    { from: 1, text: 'A little.' },
    { from: 11, text: 'Much.' },
  ],
} as const satisfies Queries.AxisDialFragment

const show = (isLive = true) => render(<Device data={data} label="A dial" isLive={isLive} round={0} />)
const axis = () => screen.getByRole('slider', { name: 'Axis' })

describe('the axes of lenses', () => {
  it.each([
    [0, 180],
    [180.4, 180],
    [181, 1],
    [-90, 90],
  ])('turned to %d degrees are the line of %d', (degrees, line) => expect(axisOf(degrees)).toBe(line))

  it.each([
    [170, 175, 5],
    [170, 5, 15],
    [5, 170, -15],
    [10, 100, -90],
  ])('from %d to %d turn the shorter way, by %d', (from, to, turn) => expect(turnBetween(from, to)).toBe(turn))
})

describe('the dial of an axis', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('turns by its keys, past 180 degrees to the first, and tells what that means once at rest', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    expect(axis()).toHaveAttribute('aria-valuetext', '175 degrees, 5 degrees from 2020')

    act(() => axis().focus())
    await user.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    expect(axis()).toHaveAttribute('aria-valuenow', '176')
    await user.keyboard('{PageUp}')
    expect(axis()).toHaveAttribute('aria-valuetext', '6 degrees, 16 degrees from 2020')
    expect(screen.getByText('Much.')).toBeInTheDocument()
    await user.keyboard('{End}{ArrowRight}')
    expect(axis()).toHaveAttribute('aria-valuetext', '1 degree, 11 degrees from 2020')
    await user.keyboard('{End}{PageDown}')
    expect(axis()).toHaveAttribute('aria-valuetext', '170 degrees, as in 2020')
    expect(screen.getByText('as in 2020')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByRole('status')).toHaveTextContent('170 degrees, as in 2020. Nothing.')
  })

  it('turns by its buttons, degree by degree', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await user.click(screen.getByRole('button', { name: 'One degree more' }))
    await user.click(screen.getByRole('button', { name: 'One degree more' }))
    await user.click(screen.getByRole('button', { name: 'One degree less' }))
    expect(axis()).toHaveAttribute('aria-valuenow', '176')
    expect(screen.getByText('170° → 176°')).toBeInTheDocument()
  })

  it('turns to where it is tapped', () => {
    show()
    const dial = axis().parentElement?.parentElement
    if (!dial) throw new Error('There is no dial')
    dial.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400)
    fireEvent.click(dial, { clientX: 200, clientY: 20 })
    expect(axis()).toHaveAttribute('aria-valuenow', '90')
  })

  it('says all of it before its script, with its controls disabled', () => {
    show(false)
    expect(axis()).toHaveAttribute('aria-disabled', 'true')
    expect(axis()).not.toHaveAttribute('tabindex')
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
    expect(screen.getByText('170° → 175°')).toBeInTheDocument()
    expect(screen.getByText('A little.')).toBeInTheDocument()
  })
})
