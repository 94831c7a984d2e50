import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { useDismiss } from '../../../../src/lib/dialog/use-dismiss'

function Page() {
  const part = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  useDismiss(part, isOpen, () => setOpen(false))
  return (
    <div data-testid="whole-page" tabIndex={-1}>
      <div ref={part}>{isOpen && <button>In the panel</button>}</div>
      <button>Elsewhere</button>
    </div>
  )
}

const panel = () => screen.queryByRole('button', { name: 'In the panel' })

it('stays open when a press on its own empty space gives focus to what holds the whole page', () => {
  render(<Page />)
  screen.getByTestId('whole-page').focus()
  expect(panel()).toBeInTheDocument()
})

it.each([
  ['focus goes elsewhere', () => screen.getByRole('button', { name: 'Elsewhere' }).focus()],
  ['a press comes beside it', () => void fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }))],
  ['Escape is pressed', () => void fireEvent.keyDown(document, { key: 'Escape' })],
])('closes when %s', (_, leave) => {
  render(<Page />)
  act(leave)
  expect(panel()).not.toBeInTheDocument()
})
