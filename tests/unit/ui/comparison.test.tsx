import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Comparison } from '../../../src/ui/comparison'
import { picture } from '../picture-fixture'

const comparison = (
  <Comparison
    sides={[
      { label: 'At noon', image: picture('A receipt', 780, 1688) },
      { label: 'At two', image: picture('An expense', 780, 1688) },
    ]}
  />
)
const range = () => screen.getByRole('slider', { name: 'How much is shown of “At noon”, the rest being “At two”' })

it('shows both sides with their labels, the earlier first, and half of each', () => {
  render(comparison)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['A receipt', 'An expense'])
  expect(screen.getByText('At noon')).toBeVisible()
  expect(screen.getByText('At two')).toBeVisible()
  expect(range()).toHaveValue('50')
  expect(screen.getByRole('figure')).toHaveStyle({ '--split': '50%' })
})

it('moves its edge with the range, which says how much of the first is seen', () => {
  render(comparison)
  fireEvent.change(range(), { target: { value: '80' } })
  expect(screen.getByRole('figure')).toHaveStyle({ '--split': '80%' })
  expect(range()).toHaveAttribute('aria-valuetext', '80 per cent')
})

it('is whole in the served page', () => {
  expect(renderToString(comparison)).toMatch(/At noon.*A receipt.*At two.*An expense/)
})
