import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Privacy } from '../../../../src/features/privacy/privacy'

const words = { line: 'Nobody follows you.', text: '', facts: { heading: 'Facts', aside: '', items: [] }, film: null }

it('shows what the facts come to as figures, each with its words', () => {
  render(<Privacy words={{ ...words, figures: [{ value: '0', label: 'Cookies set' }] }} film={undefined} />)
  expect(screen.getByText('Cookies set').tagName).toBe('DT')
  expect(screen.getByText('0').tagName).toBe('DD')
})

it('has no list of figures where there are none', () => {
  const { container } = render(<Privacy words={{ ...words, figures: [] }} film={undefined} />)
  expect(container.querySelectorAll('dl')).toHaveLength(1)
})
