import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { followFaults } from '../../content/nodes/standing-faults'

/** Where the development server tells the browser of faults; src/gatsby/client/show-faults.ts listens there. */
const ADDRESS = '/___content-faults'

/** Gatsby's types know nothing of its server. */
interface Server {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void
}

/** Lets the development server send the faults of the content, as they come and go, to the pages that are open. */
export function serveFaults(gatsby: CreateDevServerArgs): void {
  const app = gatsby.app as Server
  app.get(ADDRESS, (request, response) => {
    // `no-transform`, or Gatsby's compression would hold every message back until the end.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    const stop = followFaults((lines) => response.write(`data: ${JSON.stringify(lines)}\n\n`))
    request.on('close', stop)
  })
}
