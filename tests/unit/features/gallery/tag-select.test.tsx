import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TagSelect } from '../../../../src/features/gallery/filter/tag-select'

const tags = ['glass', 'sea'].map((tag) => ({ tag, label: tag, count: 3, isKind: false, path: null }))

/** Types and presses Enter; within one `act` no list is rendered in between. */
function typeAndEnter(enter: object) {
  const onChoose = vi.fn()
  const begin = { typed: '', isFocused: true, isOpen: true }
  render(<TagSelect tags={tags} works={[]} total={9} chosen={[]} onChoose={onChoose} onView={vi.fn()} begin={begin} />)
  const field = screen.getByRole('combobox', { name: 'Filter works' })
  act(() => {
    fireEvent.change(field, { target: { value: 'se' } })
    fireEvent.keyDown(field, { key: 'Enter', ...enter })
  })
  return onChoose
}

it('chooses by Enter among what has been typed, before the list shows it (C11)', () => {
  expect(typeAndEnter({})).toHaveBeenCalledExactlyOnceWith(['sea'])
})

it('chooses nothing by the Enter that ends a word of an input method', () => {
  expect(typeAndEnter({ isComposing: true, keyCode: 229 })).not.toHaveBeenCalled()
})
