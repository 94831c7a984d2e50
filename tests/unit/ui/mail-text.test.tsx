import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MailText } from '../../../src/ui/mail-text'

it('lets an address break after its dots and before its @, and is read as it is', () => {
  const { container } = render(<MailText email="ada.van.dam@studio-x.example" />)
  expect(container).toHaveTextContent(/^ada\.van\.dam@studio-x\.example$/)
  expect(container.innerHTML).toBe('ada.<wbr>van.<wbr>dam<wbr>@studio-x.<wbr>example')
})
