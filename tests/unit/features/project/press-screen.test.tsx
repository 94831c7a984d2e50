import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Decision } from '../../../../src/features/project/case-study/decision'
import { picture } from '../../picture-fixture'

const button = (name: string, left: number) => ({
  name,
  says: `${name}: done.`,
  undo: 'Undo',
  undone: 'It waits again.',
  at: { left, top: 90, width: 40, height: 6 },
  image: picture(`After ${name}`, 780, 1688),
})
const phone: Queries.DecisionScreenFragment = {
  kind: 'phone',
  ground: '#8fa795',
  cut: null,
  part: null,
  mark: null,
  narrow: null,
  press: { hint: 'Press one.', buttons: [button('Decline', 5), button('Approve', 50)] },
  caption: 'One expense.',
  image: { ...picture('To approve', 780, 1688), margin: '#faf9f5' },
}
const decision = (shown: Queries.DecisionScreenFragment) => (
  <Decision id="decision-3" number="3.3" place={2} part={{ title: 'Decide', html: '' }} screen={shown} />
)
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
    const html = renderToString(decision(phone))
    expect(html).toContain('To approve')
    expect(html).not.toContain('<button')
    expect(html).not.toContain('After Approve')
  })

  it('leads to the screen of the button that was pressed, and back by the same button', () => {
    render(decision(phone))
    expect(names()).toEqual(['Decline', 'Approve'])
    const approve = screen.getByRole('button', { name: 'Approve' })
    expect(approve).toHaveStyle({ left: '50%', top: '90%', width: '40%', height: '6%' })

    fireEvent.click(approve)
    expect(names()).toEqual(['Undo'])
    expect(screen.getByRole('button', { name: 'Undo' }), 'focus stays where it is').toBe(approve)
    expect(screen.getByAltText('After Approve')).toHaveAttribute('data-shown')
    expect(screen.getByAltText('After Decline')).not.toHaveAttribute('data-shown')
    expect(screen.getByAltText('To approve')).toHaveAttribute('aria-hidden', 'true')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toHaveTextContent('Approve: done.')

    fireEvent.click(approve)
    expect(names()).toEqual(['Decline', 'Approve'])
    expect(screen.getByAltText('To approve')).not.toHaveAttribute('aria-hidden')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toHaveTextContent('It waits again.')
  })

  it('says so beside its number and below its words', () => {
    render(decision(phone))
    expect(screen.getByText('Press one.')).toBeInTheDocument()
    cleanup()
    render(decision({ ...phone, kind: 'desktop' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByText('Press one.')).not.toBeInTheDocument()
  })
})
