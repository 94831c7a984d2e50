import { render, screen } from '@testing-library/react'
import * as gatsby from 'gatsby'
import { expect, it, vi } from 'vitest'
import { RichText } from '../../../src/ui/rich-text'
import { parseStory } from '../../../src/content/read/story'

it.each([
  ['/srxp/', '/prefix/srxp/'],
  ['/cv.pdf "The whole of it"', '/prefix/cv.pdf'],
  ['/', '/prefix/'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:ada@studio.example', 'mailto:ada@studio.example'],
])('leads from a story’s link to %s to %s on a site below a path', (to, href) => {
  vi.spyOn(gatsby, 'withPrefix').mockImplementation((path) => `/prefix${path}`)
  const [chapter] = parseStory(`## Outcome\n\nTo <a href="/ and [there](${to}).\n`)
  render(<RichText html={chapter?.lead ?? ''} as="p" />)
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', href)
  expect(screen.getByText(/^To <a href="\/ and/)).toBeVisible()
})
