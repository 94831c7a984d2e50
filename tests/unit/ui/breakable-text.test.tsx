import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MailText, SlashText } from '../../../src/ui/breakable-text'

it('lets an address break after its dots and before its @, and is read as it is', () => {
  const { container } = render(<MailText email="ada.van.dam@studio-x.example" />)
  expect(container).toHaveTextContent(/^ada\.van\.dam@studio-x\.example$/)
  expect(container.innerHTML).toBe('ada.<wbr>van.<wbr>dam<wbr>@studio-x.<wbr>example')
})

it('lets names break after their slashes, and is read as it is', () => {
  const { container } = render(<SlashText text="NodeJS/Express, Linux/DevOps" />)
  expect(container).toHaveTextContent(/^NodeJS\/Express, Linux\/DevOps$/)
  expect(container.innerHTML).toBe('NodeJS/<wbr>Express, Linux/<wbr>DevOps')
})
