import { render, screen } from '@testing-library/react'
import * as gatsby from 'gatsby'
import { expect, it, vi } from 'vitest'
import { SiteLink } from '../../../src/ui/site-link'

it.each([
  ['/srxp/', '/srxp/'],
  ['/promo.mp4', '/prefix/promo.mp4'],
  ['/promo.mp4#t=4', '/prefix/promo.mp4#t=4'],
  ['/cv.pdf?of=2026', '/prefix/cv.pdf?of=2026'],
  ['/grid-3/?tag=vue.js', '/grid-3/?tag=vue.js'],
  ['#work', '#work'],
  ['https://example.com/a.b', 'https://example.com/a.b'],
])('links %s to %s', (to, href) => {
  vi.spyOn(gatsby, 'withPrefix').mockImplementation((path) => `/prefix${path}`)
  render(
    <SiteLink to={to} className="look">
      Go
    </SiteLink>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveClass('look')
})
