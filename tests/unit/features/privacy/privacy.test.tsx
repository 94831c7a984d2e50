import { render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { Privacy } from '../../../../src/features/privacy/privacy'
import { siteContent } from '../../pages/site-content'

const words = {
  line: 'Nobody follows you.',
  text: '',
  facts: { heading: 'Facts', aside: '', items: [] },
  film: null,
  responsible: null,
}

it('shows what the facts come to as figures, each with its words', () => {
  render(<Privacy words={{ ...words, figures: [{ value: '0', label: 'Cookies set' }] }} film={undefined} />)
  expect(screen.getByText('Cookies set').tagName).toBe('DT')
  expect(screen.getByText('0').tagName).toBe('DD')
})

it('leads from the words of a figure to the page they speak of', () => {
  const figures = [{ value: '30', label: 'Pages kept, [yours to clear](/offline/)' }]
  render(<Privacy words={{ ...words, figures }} film={undefined} />)
  expect(screen.getByRole('link', { name: 'yours to clear' })).toHaveAttribute('href', '/offline/')
})

it('has no list of figures where there are none', () => {
  const { container } = render(<Privacy words={{ ...words, figures: [] }} film={undefined} />)
  expect(container.querySelectorAll('dl')).toHaveLength(1)
})

it('leads from a fact to the page it speaks of', () => {
  const link = { text: 'Kept pages', to: '/offline/' }
  const facts = { ...words.facts, items: [{ term: 'On your device', text: 'Pages', link }] }
  render(<Privacy words={{ ...words, figures: [], facts }} film={undefined} />)
  expect(screen.getByRole('link', { name: 'Kept pages' })).toHaveAttribute('href', '/offline/')
})

it('says who answers for it, how to reach them, and since when it holds', () => {
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
  const responsible = { term: 'Who', text: '{name}, {city}.', dated: 'As of {date}.', date: '2026-11-20' }
  render(<Privacy words={{ ...words, figures: [], responsible }} film={undefined} />)
  const { name, city, email } = siteContent.owner
  expect(screen.getByText(`${name}, ${city}.`)).toBeVisible()
  expect(screen.getByText('As of 20 November 2026.')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${email}`)
})
