import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MailAddress } from '../../../src/ui/mail-address'

it('is one link named by the address, also where it may break into halves', () => {
  render(<MailAddress email="ada@mail.example.com" ratio={9} halves={{ ratio: 6, bearing: 0.05 }} />)
  const link = screen.getByRole('link', { name: 'ada@mail.example.com' })
  expect(link).toHaveAttribute('href', 'mailto:ada@mail.example.com')
  expect(link).toHaveTextContent('ada@mail.example.com')
  expect([...link.children].map(({ textContent }) => textContent)).toEqual(['ada@', 'mail.example.com'])
})
