import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { PageProgress } from '../../../../src/features/progress/page-progress'
import { endPageLoading, startPageLoading } from '../../../../src/lib/routing/page-loading'

afterEach(() => act(endPageLoading))

it('shows and says that a page is on its way, until it is there (D8)', () => {
  render(<PageProgress />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  act(startPageLoading)
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Loading page')

  act(endPageLoading)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('is not in the served page', () => {
  expect(renderToString(<PageProgress />)).not.toContain('progressbar')
})
