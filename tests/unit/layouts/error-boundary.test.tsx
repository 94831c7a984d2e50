import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/layouts/error-boundary'

function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <main>
      <h1>Robin</h1>
      <a href="/about/">About</a>
      <button onClick={() => setBroken(true)}>Break</button>
    </main>
  )
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

it('leaves the words and links of a page standing when a part of it throws', async () => {
  const site = document.createElement('div')
  site.id = '___gatsby'
  document.body.append(site)
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
    { container: site },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Break' }))
  expect(screen.getByRole('heading', { name: 'Robin' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about/')
})
