import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Decisions } from '../../../../src/features/project/case-study/decisions'
import { picture } from '../../picture-fixture'
import { decisionScreen } from './screen-fixture'

const button = (name: string, left: number) => ({
  name,
  says: `${name}: done.`,
  undo: 'Undo',
  undone: 'It waits again.',
  at: { left, top: 90, width: 40, height: 6 },
  undoAt: left === 5 ? null : { left: 5, top: 80, width: 30, height: 7 },
  image: picture(`After ${name}`, 780, 1688),
})
const phone = decisionScreen('To approve', {
  kind: 'phone',
  press: {
    hint: 'Press one.',
    list: { decision: 1, link: 'See it in the list' },
    buttons: [button('Decline', 5), button('Approve', 50)],
  },
  caption: 'One expense.',
})
const change = (alt: string) => ({ after: 'Approve', at: { left: 60, top: 20, width: 30, height: 5 }, from: 50, alt })
const list = decisionScreen('The list', {
  changes: [change('The row is booked')],
  narrow: { mark: null, changes: [change('The narrow row is booked')], image: picture('The list on a phone') },
})
const decisions = (...screens: Queries.DecisionScreenFragment[]) => (
  <Decisions
    number={3}
    chapter={{
      title: 'Decisions',
      lead: '',
      html: '',
      parts: screens.map((_, at) => ({ title: `Decide ${at}`, html: '' })),
    }}
    screens={screens}
  />
)
/** Presses a button once the last press is long enough ago. */
const press = (button: HTMLElement, more?: MouseEventInit) => {
  vi.advanceTimersByTime(700)
  fireEvent.click(button, more)
}
const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))

describe('a screen with buttons', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is the first screen alone before scripts run', () => {
    const html = renderToString(decisions(list, phone))
    expect(html).toContain('To approve')
    expect(html).not.toContain('<button')
    expect(html).not.toContain('After Approve')
    expect(html).not.toContain('booked')
    expect(html).not.toContain('href="#decision-1"')
  })

  it('leads to the screen of the button that was pressed, and back by the same button', () => {
    render(decisions(phone))
    expect(names()).toEqual(['Decline', 'Approve'])
    const approve = screen.getByRole('button', { name: 'Approve' })
    expect(approve).toHaveStyle({ left: '50%', top: '90%', width: '40%', height: '6%' })

    press(approve)
    expect(names()).toEqual(['Undo'])
    expect(screen.getByRole('button', { name: 'Undo' }), 'focus stays where it is').toBe(approve)
    expect(approve).toHaveStyle({ left: '5%', top: '80%', width: '30%', height: '7%' })
    expect(screen.getByAltText('After Approve')).toHaveAttribute('data-shown')
    expect(screen.getByAltText('After Decline')).not.toHaveAttribute('data-shown')
    expect(screen.getByAltText('To approve')).toHaveAttribute('aria-hidden', 'true')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toHaveTextContent('Approve: done.')

    press(approve)
    expect(names()).toEqual(['Decline', 'Approve'])
    expect(approve).toHaveStyle({ left: '50%', top: '90%', width: '40%', height: '6%' })
    expect(screen.getByAltText('To approve')).not.toHaveAttribute('aria-hidden')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toHaveTextContent('It waits again.')
  })

  it('takes itself back from its own place if the content names no other', () => {
    render(decisions(phone))
    const decline = screen.getByRole('button', { name: 'Decline' })
    press(decline)
    expect(decline).toHaveStyle({ left: '5%', top: '90%', width: '40%', height: '6%' })
  })

  it('is pressed once by a double tap, and by a key that is held down', () => {
    render(decisions(phone))
    const decline = screen.getByRole('button', { name: 'Decline' })
    press(decline)
    vi.advanceTimersByTime(699)
    fireEvent.click(decline)
    expect(names(), 'not taken back').toEqual(['Undo'])
    vi.advanceTimersByTime(1)
    fireEvent.click(decline)
    expect(names()).toEqual(['Decline', 'Approve'])
    vi.advanceTimersByTime(400)
    fireEvent.click(decline)
    expect(names(), 'nor pressed again').toEqual(['Decline', 'Approve'])

    const isLeft = (key: string, repeat: boolean) => fireEvent.keyDown(decline, { key, repeat })
    expect(isLeft('Enter', false)).toBe(true)
    expect(isLeft('Enter', true), 'presses nothing').toBe(false)
    expect(isLeft('ArrowDown', true), 'scrolls on').toBe(true)
  })

  it('changes the row of another screen, in either picture of it, until it is taken back', () => {
    render(decisions(list, phone))
    const approve = screen.getByRole('button', { name: 'Approve' })
    press(approve)
    const row = screen.getByAltText('The row is booked')
    expect(row, 'the same picture').toHaveAttribute('src', screen.getByAltText('The list').getAttribute('src'))
    expect(row.style.clipPath).toBe('inset(50.00% 10.00% 45.00% 60.00%)')
    expect(row.style.translate).toBe('0 -30.00%')
    expect(screen.getByAltText('The narrow row is booked')).toBeInTheDocument()

    press(approve)
    expect(screen.queryByAltText(/booked/)).not.toBeInTheDocument()
    press(screen.getByRole('button', { name: 'Decline' }))
    expect(screen.queryByAltText(/booked/), 'as after the button it names').not.toBeInTheDocument()
  })

  it('leads to that row in place of its hint, and has it framed', () => {
    render(decisions(list, phone))
    expect(screen.getByText('Press one.')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    press(screen.getByRole('button', { name: 'Decline' }))
    const link = screen.getByRole('link', { name: 'See it in the list' })
    expect(link).toHaveAttribute('href', '#decision-1')
    expect(link).toHaveAttribute('data-used')
    expect(screen.queryByText('Press one.')).not.toBeInTheDocument()
  })

  it('says in place of its hint what was done, once, in the room of the longest answer', () => {
    render(decisions(list, phone))
    const answer = screen.getByText('Press one.').parentElement
    expect(answer).toHaveAttribute('data-longest', 'Decline: done. See it in the list')
    press(screen.getByRole('button', { name: 'Approve' }))
    expect(answer).toHaveTextContent('Approve: done. See it in the list')
    expect(screen.getByText('Approve: done.'), 'its status says it to screen readers').toHaveAttribute('aria-hidden')
    press(screen.getByRole('button', { name: 'Undo' }))
    expect(answer).toHaveTextContent('Press one.')
  })

  it('does not show a button that has changed under the pointer as pointed at until the pointer has left', () => {
    render(decisions(phone))
    const approve = screen.getByRole('button', { name: 'Approve' })
    press(approve, { detail: 1 })
    expect(approve).toHaveAttribute('data-held')
    fireEvent.pointerLeave(approve)
    expect(approve).not.toHaveAttribute('data-held')
    press(approve, { detail: 0 })
    expect(approve, 'pressed by a key').not.toHaveAttribute('data-held')
  })

  it('is an ordinary one if it is wide', () => {
    render(decisions({ ...phone, kind: 'desktop' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByText('Press one.')).not.toBeInTheDocument()
  })
})
