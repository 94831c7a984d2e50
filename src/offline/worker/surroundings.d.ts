// What these scripts find around them when the build has put them at the end of the plugin's `sw.js`.

/** Written before them by the build (src/offline/build/service-worker.ts). */
declare const site: {
  /** The version that every page of this build carries in `<meta name="version">`. */
  version: string
  /** Paths of the pages that are kept from the start and for good. */
  always: string[]
  /** What stands where nothing was kept and there is no connection. */
  offline: string
  /** What the console says where the device has no room left. */
  full: string
}

/** The plugin's route for addresses that a visitor opens. */
declare const navigationRoute: { handler: RouteHandler }

/** What the plugin does when a window asks it to, by name. */
declare const MessageAPI: Record<'setPathResources' | 'clearPathResources', () => void>

declare const workbox: {
  routing: { registerRoute(match: (visit: { url: URL }) => boolean, handler: RouteHandler['handle']): void }
}

interface RouteHandler {
  handle(visit: { event: FetchEvent }): Promise<Response>
}
