import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { StripBar } from '../../../../src/features/film-strip/strip-bar'
import { photosOf, words } from './strip-fixture'

const photos = photosOf(['First light', 'Descent', 'Tulips', 'Fold'])
/** The bar of a strip of four; its rail is 400 px wide. */
function shown() {
  const rail = createRef<HTMLDivElement>()
  const onChoose = vi.fn()
  const bar = (current: number, hasMoved = false) => (
    <StripBar {...{ words, photos, current, rail, onChoose, hasMoved }} rows={undefined} />
  )
  const { rerender } = render(bar(0))
  const target = rail.current
  if (!target) throw new Error('no rail')
  target.getBoundingClientRect = () => new DOMRect(0, 0, 400, 8)
  target.setPointerCapture = vi.fn()
  const at = (clientX: number, buttons = 0) => ({ clientX, buttons, button: 0, bubbles: true })
  return {
    onChoose,
    moves: (x: number, buttons?: number) => fireEvent(target, new MouseEvent('pointermove', at(x, buttons))),
    presses: (x: number) => fireEvent(target, new MouseEvent('pointerdown', at(x, 1))),
    leaves: () => fireEvent.pointerLeave(target),
    comesTo: (current: number) => rerender(bar(current)),
    movesTo: (current: number) => rerender(bar(current, true)),
  }
}

describe('the bar of the film strip', () => {
  it('shows the number and title of the photograph under the pointer, and tells nobody but the eye', () => {
    const { moves, leaves } = shown()
    moves(250)
    expect(screen.getByText('Tulips')).toBeInTheDocument()
    expect(screen.getByText('03')).toBeInTheDocument()
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('First light')
    expect(screen.getByRole('status', { hidden: true })).not.toHaveTextContent('Tulips')
    leaves()
    expect(screen.queryByText('Tulips')).toBeNull()
    expect(screen.getByText('01')).toBeInTheDocument()
  })

  it('shows the current photograph again once the strip has moved under a pointer that rests', () => {
    const { moves, comesTo } = shown()
    moves(250)
    comesTo(1)
    expect(screen.queryByText('Tulips')).toBeNull()
    expect(screen.getByText('02')).toBeInTheDocument()
  })

  it('says what is said of the photograph, to the eye; before the first move only where styles find room', () => {
    const { movesTo, moves } = shown()
    expect(screen.getByText('What is said of First light.')).not.toHaveClass('told')
    movesTo(1)
    expect(screen.getByText('What is said of Descent.')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('What is said of Descent.')).toHaveClass('told')
    moves(250)
    expect(screen.getByText('What is said of Tulips.')).toBeInTheDocument()
    expect(screen.queryByText('What is said of Descent.')).toBeNull()
  })

  it('says after the first move how a photograph is seen whole, where that is told', () => {
    const { movesTo } = shown()
    expect(screen.queryByText('Tap')).toBeNull()
    movesTo(1)
    expect(screen.getByText('Tap')).toBeInTheDocument()
  })

  it('says at the last photograph how a strip goes on that wraps around, and at no other', () => {
    const many = photosOf(Array.from({ length: 8 }, (_, index) => `Photograph ${index}`))
    const bar = (of: typeof photos, current: number) => (
      <StripBar
        {...{ words, photos: of, current, rail: createRef(), onChoose: vi.fn(), hasMoved: true }}
        rows={undefined}
      />
    )
    const { rerender } = render(bar(many, 7))
    expect(screen.getByText('What is said of Photograph 7.')).toHaveTextContent('After 08 comes 01.')
    rerender(bar(many, 6))
    expect(screen.queryByText(/After 08/)).toBeNull()
    rerender(bar(photos, 3))
    expect(screen.queryByText(/comes 01/)).toBeNull()
  })

  it('glides where it is pressed, and goes along with the pointer at once', () => {
    const { onChoose, presses, moves } = shown()
    presses(250)
    moves(260, 1)
    expect(onChoose.mock.calls).toEqual([[2]])
    moves(350, 1)
    moves(50)
    expect(onChoose.mock.calls).toEqual([[2], [3, 'instant']])
  })
})
