import { render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { AboutTeaser } from '../../../../src/features/about/about-teaser'
import { siteContent } from '../../pages/site-content'
import { picture } from '../../picture-fixture'

it('fetches a wide photograph as wide as it is before its frame cuts it', () => {
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
  const words = { heading: 'Who', statement: 'I am Robin.', lead: 'No layers.', action: 'About me', caption: null }
  render(<AboutTeaser number={4} words={{ ...words, photo: picture('Houses', 3000, 2000) }} />)
  expect(screen.getByRole('img', { name: 'Houses' })).toHaveAttribute(
    'sizes',
    '(min-width: 992px) calc(49vw * 1.67), (min-width: 768px) calc(49vw * 1.88), calc(95vw * 1.88)',
  )
})
