import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Answer } from '../../../src/ui/answer'

afterEach(() => vi.unstubAllGlobals())

const near = ['Lento', 'sighthub', 'srxp'].map((name) => ({ to: `/${name}/`, name }))

it.each([
  ['en', 'Near it: Lento, sighthub, or srxp.'],
  ['nl', 'Near it: Lento, sighthub of srxp.'],
])('lists what it suggests as a sentence in the language of the site (%s)', (language, said) => {
  vi.stubGlobal('LANGUAGE', language)
  render(<Answer line="Nothing" lead="Near it:" near={near} />)
  expect(screen.getByText(/Near it/)).toHaveTextContent(said)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(near.map(({ to }) => to))
})
