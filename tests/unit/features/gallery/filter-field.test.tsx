import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FilterField } from '../../../../src/features/gallery/filter/filter-field'

const tags = [{ tag: 'glass', label: 'Glass', count: 3, isKind: true, path: null }]

const show = (chosen: string[]) => {
  const onChoose = vi.fn()
  render(<FilterField tags={tags} works={[]} total={9} chosen={chosen} onChoose={onChoose} onView={vi.fn()} />)
  const field = screen.getByRole('combobox', { name: 'Filter works' })
  return { field, cross: field.parentElement?.querySelector('span'), onChoose }
}

it('clears by a cross what a kind has set, before the dropdown is there', () => {
  const { field, cross, onChoose } = show(['glass'])
  expect(field).toHaveAttribute('placeholder', 'Glass')
  cross?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([])
})

it('has no cross while nothing is set (C11)', () => {
  expect(show([]).cross).toBeNull()
})

it('stays shut when the dropdown comes after the visitor has gone on', async () => {
  const { field } = show([])
  fireEvent.pointerDown(field)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'gl' } })
  fireEvent.blur(field)
  expect(await screen.findByText('Select...')).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
})
