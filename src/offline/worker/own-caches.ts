// Which caches belong to this site: sites that share an origin, each below its own path, see each other's.

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration

/** The site's root with its slashes: `/`, or `/repository/` below a path. */
const base = new URL(scope).pathname

/** Where the caches of kept pages store their list. */
const indexUrl = `${base}kept-pages.json`

/**
 * Prefix of the names of this site's page caches, followed by the build's version. The scope is encoded, because
 * gatsby-plugin-offline, this site's or another's, clears every cache with "runtime" in its name.
 */
const PREFIX = `kept ${btoa(scope)} `

/**
 * Names of the page caches of this site, of any build. Earlier builds named theirs by their version alone
 * (`kept-0123456789ab`), as other sites may still do: of these, only those that contain this site's list are its own.
 */
async function ownCaches(): Promise<string[]> {
  const own: string[] = []
  for (const name of await caches.keys()) {
    const hasList = async () => (await caches.match(indexUrl, { cacheName: name })) !== undefined
    if (name.startsWith(PREFIX) || (name.startsWith('kept-') && (await hasList()))) own.push(name)
  }
  return own
}
