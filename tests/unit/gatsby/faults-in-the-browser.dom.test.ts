import type { CreateDevServerArgs } from 'gatsby'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteFaults } from '../../../src/content/nodes/standing-faults'
import { serveFaults } from '../../../src/gatsby/build/serve-faults'
import { showFaults } from '../../../src/gatsby/client/show-faults'

const fault = { file: 'content/menu.yml', line: 3, column: 9, path: 'menu[1].name', message: 'no page "abuot"' }

/** Puts the page in place of the network between the development server and the browser. */
function connect() {
  let send: ((message: { data: string }) => unknown) | undefined
  let close = () => undefined as unknown
  vi.stubGlobal(
    'EventSource',
    class {
      set onmessage(listen: NonNullable<typeof send>) {
        send = listen
      }
    },
  )
  showFaults()
  const get = (_address: string, answer: (request: object, response: object) => void) =>
    answer(
      { on: (_event: string, stop: typeof close) => (close = stop) },
      { writeHead: () => undefined, write: (text: string) => send?.({ data: text.replace(/^data: /, '') }) },
    )
  serveFaults({ app: { get } } as unknown as CreateDevServerArgs)
  return { close: () => close() }
}

beforeEach(() => noteFaults([]))

it('is sent as it comes: the server compresses nothing of it', () => {
  const writeHead = vi.fn()
  const get = (_address: string, answer: (request: object, response: object) => void) =>
    answer({ on: () => undefined }, { writeHead, write: () => true })
  serveFaults({ app: { get } } as unknown as CreateDevServerArgs)
  expect(writeHead).toHaveBeenCalledWith(
    200,
    expect.objectContaining({ 'Cache-Control': expect.stringContaining('no-transform') as string }),
  )
})

it('shows a fault with its file and line while it stands, and nothing once it is fixed', () => {
  const { close } = connect()
  expect(screen.queryByRole('alert')).toBeNull()
  noteFaults([fault])
  expect(screen.getByRole('alert')).toHaveTextContent('content/menu.yml:3:9 menu[1].name: no page "abuot"')
  noteFaults([])
  expect(screen.queryByRole('alert')).toBeNull()
  close()
})

it('shows the faults there are to a page that is opened later, and none to one that is closed', () => {
  noteFaults([fault])
  const { close } = connect()
  expect(screen.getByRole('alert')).toBeInTheDocument()
  close()
  noteFaults([])
  expect(screen.getByRole('alert')).toBeInTheDocument()
})
