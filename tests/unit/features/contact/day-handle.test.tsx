import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DayHandle } from '../../../../src/features/contact/day-handle'
import { useAskedHour } from '../../../../src/features/contact/use-asked-hour'

/** Ten px an hour. */
const WIDTH = 240
const NOON = 12 * 60

function Handle() {
  return <DayHandle now={NOON} answer="" {...useAskedHour()} />
}

const handle = () => screen.getByRole('slider')
const hour = () => Number(handle().getAttribute('aria-valuenow')) / 60

/** jsdom has no pointer events. */
function pointer(type: 'down' | 'move' | 'up' | 'cancel', target: Element, clientX = 0, pointerType = 'touch') {
  fireEvent(target, Object.assign(new MouseEvent(`pointer${type}`, { clientX, bubbles: true }), { pointerType }))
}

/** Everything but the handle: the day. */
function day() {
  const { parentElement } = handle()
  if (!parentElement) throw new Error('no day')
  return parentElement
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(<Handle />)
  day().setPointerCapture = vi.fn()
  day().getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 96)
  // As wide as a finger, with its middle at noon.
  handle().getBoundingClientRect = () => new DOMRect(98, 0, 44, 44)
})

it('stays where it is while a finger that presses the day scrolls the page', () => {
  pointer('down', day(), 60)
  pointer('move', day(), 62)
  expect(hour()).toBe(12)
  pointer('cancel', day())
  expect(hour()).toBe(12)
})

it('comes to a finger that taps the day, or moves along it', () => {
  pointer('down', day(), 60)
  expect(hour()).toBe(12)
  pointer('up', day(), 60)
  expect(hour()).toBe(6)
  pointer('down', day(), 100)
  pointer('move', day(), 180)
  expect(hour()).toBe(18)
})

it('does not jump when it is taken by its edge', () => {
  pointer('down', handle(), 140)
  expect(hour()).toBe(12)
  pointer('move', handle(), 160)
  expect(hour()).toBe(14)
})

it('comes at once to a mouse that presses the day', () => {
  pointer('down', day(), 60, 'mouse')
  expect(hour()).toBe(6)
})

it('names the day in full to those who listen, and on phones abbreviated beside now', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('768px'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  cleanup()
  render(
    <DayHandle now={NOON} day={['Saturday', 'Sat']} answer="Empty." asked={undefined} ask={vi.fn()} rest={vi.fn()} />,
  )
  expect(handle()).toHaveTextContent('Now, Sat 12.00')
  expect(handle()).toHaveAttribute('aria-valuetext', 'Now, Saturday, 12.00. Empty.')
})
