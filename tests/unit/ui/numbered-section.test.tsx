import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NumberedSection } from '../../../src/ui/numbered-section'

it('is named by its heading, and says its remark and what it holds', () => {
  render(
    <NumberedSection id="work" headingId="work-heading" number={2} words={{ heading: 'Work', aside: 'Six projects' }}>
      <p>srxp</p>
    </NumberedSection>,
  )
  const section = screen.getByRole('region', { name: 'Work' })
  expect(section).toHaveAttribute('id', 'work')
  expect(within(section).getByRole('heading', { level: 2, name: 'Work' })).toBeVisible()
  expect(within(section).getByText('02 —')).toBeVisible()
  expect(within(section).getByText('Six projects')).toBeVisible()
  expect(within(section).getByText('srxp')).toBeVisible()
})

it('takes a heading in set lines, and is named by them as one text', () => {
  render(<NumberedSection headingId="years" number={1} words={{ heading: ['Twelve', 'years.'] }} />)
  expect(screen.getByRole('region', { name: 'Twelve years.' })).toBeVisible()
})
