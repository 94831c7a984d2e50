import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { followFaults } from '../../content/nodes/standing-faults'

/** Where the development server reports faults; src/gatsby/client/show-faults.ts listens there. */
const ADDRESS = '/___content-faults'

/** Gatsby does not type its development server. */
interface Server {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void
}

/** Makes the development server stream content faults to open pages, as they come and go. */
export function serveFaults(gatsby: CreateDevServerArgs): void {
  const app = gatsby.app as Server
  app.get(ADDRESS, (request, response) => {
    // Without `no-transform`, Gatsby's compression would hold back every message until the end.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    const stop = followFaults((lines) => response.write(`data: ${JSON.stringify(lines)}\n\n`))
    request.on('close', stop)
  })
}
