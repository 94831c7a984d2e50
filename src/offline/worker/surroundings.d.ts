import type * as Protocol from '../protocol'

// Globals that these scripts find once the build has appended them to the plugin's `sw.js`. They are not modules, so
// the types they share with windows and the build are declared here.
declare global {
  type WorkerReply = Protocol.WorkerReply
  type KeptFile = Protocol.KeptFile
  type KeptPage = Protocol.KeptPage
  type PageFiles = Protocol.PageFiles
  type WorkerRequest = Protocol.WorkerRequest

  const site: Protocol.WorkerSettings

  /** The plugin's route for navigation requests. */
  const navigationRoute: { handler: RouteHandler }

  /** The plugin's handlers for messages from windows, by name. */
  const MessageAPI: Record<'setPathResources' | 'clearPathResources', () => void>

  const workbox: {
    routing: { registerRoute(match: (visit: { url: URL }) => boolean, handler: RouteHandler['handle']): void }
  }

  interface RouteHandler {
    handle(visit: { event: FetchEvent }): Promise<Response>
  }
}
