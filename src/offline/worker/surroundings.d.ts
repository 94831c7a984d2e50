import type * as Protocol from '../protocol'

// What these scripts find around them when the build has put them at the end of the plugin's `sw.js`. They are no modules,
// so what they share with windows and build is named here.
declare global {
  type Answer = Protocol.Answer
  type KeptFile = Protocol.KeptFile
  type KeptPage = Protocol.KeptPage
  type PageFiles = Protocol.PageFiles
  type Wish = Protocol.Wish

  const site: Protocol.WorkerSettings

  /** The plugin's route for addresses that a visitor opens. */
  const navigationRoute: { handler: RouteHandler }

  /** What the plugin does when a window asks it to, by name. */
  const MessageAPI: Record<'setPathResources' | 'clearPathResources', () => void>

  const workbox: {
    routing: { registerRoute(match: (visit: { url: URL }) => boolean, handler: RouteHandler['handle']): void }
  }

  interface RouteHandler {
    handle(visit: { event: FetchEvent }): Promise<Response>
  }
}
