import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GalleryHead } from '../../../../src/features/gallery/gallery-head'

it('is announced by its name alone, with the number of its works beside it', () => {
  render(<GalleryHead title="Alpha" shown={3} total={7} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alpha')
  expect(screen.getByText('3 / 7')).toBeInTheDocument()
})
