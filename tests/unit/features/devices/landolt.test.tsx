import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/landolt/landolt'

/** Makes the medium the screen, or paper. */
const stubMedium = (medium: 'screen' | 'print') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === medium,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

beforeEach(() => stubMedium('screen'))
afterEach(() => vi.unstubAllGlobals())

const FIGURE = 'The figure went into the table.'

/** Two lines, and a sample that is answered as it is given here. */
const chart = (answers: readonly ('up' | 'down')[]) =>
  ({
    chart: 'Chart',
    eye: 'Right eye',
    table: 'Refraction',
    visus: 'Visus',
    lines: [0.5, 1],
    read: 2,
    missed: 2,
    after: FIGURE,
    sample: answers.map((answer) => ({ opening: 'up', answer })),
    finish: 'See how it ends',
  }) as const satisfies Queries.LandoltFragment

it.each([
  ['says at the end what became of the figure', ['up', 'up', 'down', 'down'], true],
  ['says nothing of a figure where no line was read', ['down', 'down'], false],
] as const)('an eye test %s', async (_, answers, isSaid) => {
  render(<Device data={chart(answers)} label="A ring" isLive round={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'See how it ends' }))
  expect(screen.queryAllByText(FIGURE, { exact: false })).toHaveLength(isSaid ? 1 : 0)
})

it.each([
  ['the ring that was read last, at the size at which it was asked', ['up', 'up', 'up', 'up'], '0.5'],
  ['the first ring, at its full size, where none was read', ['down', 'down'], '1'],
] as const)('an eye test shows at its end %s', async (_, answers, size) => {
  const { container } = render(<Device data={chart(answers)} label="A ring" isLive round={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'See how it ends' }))
  const [last] = container.getElementsByClassName('last')
  expect(last).toHaveStyle({ '--size': size })
  expect(last?.firstElementChild).toHaveAttribute('transform', 'rotate(270)')
  expect(last?.classList.contains('missed')).toBe(size === '1')
})

it.each([
  ['below the first line where none was read', ['down', 'down'], '< 0.5'],
  ['the last line that was read', ['up', 'up', 'down', 'down'], '0.5'],
] as const)('the table of an eye test has at its end %s', async (_, answers, visus) => {
  render(<Device data={chart(answers)} label="A ring" isLive round={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'See how it ends' }))
  expect(screen.getByText('Visus').textContent).toBe(`Visus ${visus}`)
})

it('an eye test that has ended begins again, and goes on from its answers', async () => {
  render(<Device data={chart(['down', 'down'])} label="A ring" isLive round={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'See how it ends' }))
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.getByText('Ring 1, line 0.5')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Up' })).toHaveFocus()
})

it.each([
  ['closed where it was read', 'Up', false],
  ['faint where it was missed', 'Down', true],
] as const)('a ring stays for a moment once it is answered, %s', async (_, name, isMissed) => {
  const { container } = render(<Device data={chart(['up', 'up'])} label="A ring" isLive round={0} />)
  await userEvent.click(screen.getByRole('button', { name }))
  const [answered] = container.getElementsByClassName('answered')
  expect(answered?.classList.contains('missed')).toBe(isMissed)
  const open = screen.getByRole('img', { name: /^Ring of line/ }).firstElementChild?.getAttribute('d')
  expect(answered?.firstElementChild?.getAttribute('d') === open).toBe(isMissed)
})

it('an eye test asks its first ring before its script has come, and has its whole chart only without scripts', () => {
  const { container } = render(<Device data={chart(['up', 'up'])} label="A ring" isLive={false} round={0} />)
  const rings = [...container.getElementsByClassName('ring')]
  expect(rings).toHaveLength(1)
  expect(rings[0]?.firstElementChild).toHaveAttribute('transform', 'rotate(270)')
  expect(container.querySelector('noscript')).toBeInTheDocument()
})

it('an eye test without an answer shows on paper how its sample ends', () => {
  const { container } = render(
    <Device data={chart(['up', 'up', 'down', 'down'])} label="A ring" isLive={false} round={0} />,
  )
  expect(container.querySelector('.blank')).toHaveTextContent('Visus –')
  expect(container.querySelector('.filled')).toHaveTextContent('Visus 0.5')
  cleanup()

  stubMedium('print')
  render(<Device data={chart(['up', 'up', 'down', 'down'])} label="A ring" isLive round={0} />)
  expect(screen.getByText('Visus').textContent).toBe('Visus 0.5')
})
