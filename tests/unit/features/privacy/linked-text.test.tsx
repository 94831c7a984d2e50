import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkedText } from '../../../../src/features/privacy/linked-text'

it('turns what an author marks as a link into one, and leaves the rest as it is', () => {
  const { container } = render(
    <LinkedText text="Kept (30). [A page of its own](/offline/) lists them. [Mine](/about/)" />,
  )
  expect(container).toHaveTextContent(/^Kept \(30\)\. A page of its own lists them\. Mine$/)
  expect(screen.getByRole('link', { name: 'A page of its own' })).toHaveAttribute('href', '/offline/')
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/about/')
})
