import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Sections } from '../../../src/ui/sections'

function Work({ isBroken = false }) {
  const [breaks, setBreaks] = useState(isBroken)
  if (breaks) throw new Error('broken')
  return (
    <section>
      <h2>Work</h2>
      <a href="/srxp/">srxp</a>
      <button onClick={() => setBreaks(true)}>Break</button>
    </section>
  )
}

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count} times</button>
}

/** What a host answers for the page. */
const answer = (status: number, html: string) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(html, { status }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

it('leaves the words of a section standing when it throws, and the others at work', async () => {
  const ask = answer(200, '')
  render(
    <Sections>
      <Counter />
      <Work />
    </Sections>,
  )
  await userEvent.click(screen.getByRole('button', { name: '0 times' }))
  await userEvent.click(screen.getByRole('button', { name: 'Break' }))
  expect(screen.getByRole('heading', { name: 'Work' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'srxp' })).toHaveAttribute('href', '/srxp/')
  await userEvent.click(screen.getByRole('button', { name: '1 times' }))
  expect(screen.getByRole('button', { name: '2 times' })).toBeInTheDocument()
  expect(ask).not.toHaveBeenCalled()
})

it('takes the words of a section that never stood from the page as it was built', async () => {
  answer(200, '<div data-section="0">Other</div><div data-section="2"><h2>As built</h2></div>')
  render(
    <Sections>
      <Counter />
      {false}
      <Work isBroken />
    </Sections>,
  )
  expect(await screen.findByRole('heading', { name: 'As built' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '0 times' })).toBeInTheDocument()
})

it.each([
  ['has another page', () => answer(404, '<div data-section="0"><h2>No page</h2></div>')],
  ['is not there', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))],
])('leaves the section out where the host %s', async (_, host) => {
  const ask = host()
  render(
    <Sections>
      <Work isBroken />
      <Counter />
    </Sections>,
  )
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: '0 times' })).toBeInTheDocument()
})
