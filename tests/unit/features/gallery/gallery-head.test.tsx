import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GalleryHead } from '../../../../src/features/gallery/gallery-head'
import { partShown } from '../../../../src/features/gallery/pages/part-head'
import type { Work } from '../../../../src/features/gallery/works/work'

it('is announced by its name alone, with the number of its works beside it', () => {
  render(<GalleryHead title="Alpha" shown={3} total={7} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alpha')
  expect(screen.getByText('3 / 7')).toBeInTheDocument()
})

it('says something else in the place of its intro, which keeps its room unseen', () => {
  render(<GalleryHead title="Alpha" shown={3} total={7} intro="All seven." instead="Three of seven." />)
  expect(screen.getByText('Three of seven.').parentElement).toBe(screen.getByText('All seven.').parentElement)
})

it('says which part of the works a further page shows', () => {
  const shown = (count: number) => Array.from({ length: count }, () => ({}) as Work)
  expect(partShown({ first: 1, before: 0, shown: shown(24) })).toBeUndefined()
  expect(partShown({ first: 2, before: 24, shown: shown(1) })).toBe('25')
  render(<GalleryHead title="Alpha" shown={partShown({ first: 2, before: 24, shown: shown(21) }) ?? 0} total={45} />)
  expect(screen.getByText('25–45 / 45')).toBeInTheDocument()
})
