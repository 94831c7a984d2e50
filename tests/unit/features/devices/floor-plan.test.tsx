import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/floor-plan/floor-plan'
import { plan } from './device-data'

const show = (isLive = true) => render(<Device data={plan} label="A floor" isLive={isLive} round={0} />)
const hour = () => screen.getByRole('slider', { name: 'Hour of the day' })

describe('the plan of a floor', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('moves the hour by its keys and says it of the chosen room', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    expect(hour()).toHaveAttribute('aria-valuetext', '09:30, Hall, 1300 ppm, bad')

    act(() => hour().focus())
    await user.keyboard('{PageDown}')
    expect(hour()).toHaveAttribute('aria-valuetext', '08:30, Hall, 700 ppm, fine')
    await user.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    expect(hour()).toHaveAttribute('aria-valuenow', String(8 * 60 + 36))
    await user.keyboard('{End}{ArrowRight}')
    expect(hour()).toHaveAttribute('aria-valuenow', String(10 * 60))
    await user.keyboard('{Home}')
    expect(hour()).toHaveAttribute('aria-valuetext', '08:00, Hall, 500 ppm, fine')
  })

  it('chooses a room, and tells it once things are at rest', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await user.click(screen.getByRole('button', { name: 'Attic, 465 ppm, fine' }))
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Attic, 465 ppm, fine')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => void vi.advanceTimersByTime(400))
    expect(screen.getByRole('status')).toHaveTextContent('09:30. Attic, 465 ppm, fine. Nobody.')
  })

  it('gives no reason for a room whose sensor is silent', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    act(() => hour().focus())
    await user.keyboard('{PageDown}')
    await user.click(screen.getByRole('button', { name: 'Attic, last heard 08:00' }))
    act(() => void vi.advanceTimersByTime(400))
    expect(screen.getByRole('status').textContent).toBe('08:30. Attic, last heard 08:00.')
  })

  it('draws the highest reading within its chart, whatever it is', () => {
    const rooms = plan.rooms.map((room) => ({ ...room, between: room.between.map((at) => ({ ...at, value: 1500 })) }))
    render(<Device data={{ ...plan, rooms }} label="A floor" isLive round={0} />)
    expect(document.querySelector('.knob')).toHaveStyle({ top: '0%' })
  })

  it('stands still without its script', () => {
    show(false)
    for (const room of screen.getAllByRole('button')) expect(room).toBeDisabled()
    expect(hour()).not.toHaveAttribute('tabindex')
    expect(screen.getByText('A choir.')).toBeVisible()
  })
})
