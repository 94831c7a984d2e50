// Which caches are this site's: all sites of an origin, each below its own path, see those of the others.

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration

/** The site's root with its slashes: `/`, or `/repository/` below a path. */
const base = new URL(scope).pathname

/** Where a cache of kept pages has the list of them. */
const indexUrl = `${base}kept-pages.json`

/**
 * What the names of this site's kept pages begin with; the version of the build follows. The scope is encoded, because
 * gatsby-plugin-offline, this site's or another's, clears every cache with "runtime" in its name.
 */
const PREFIX = `kept ${btoa(scope)} `

/**
 * Names of the caches with pages that this site has kept, in any build. Earlier builds named theirs by their version
 * alone (`kept-0123456789ab`), as other sites may still do: of these, only those with the list of this site are its own.
 */
async function ownCaches(): Promise<string[]> {
  const own: string[] = []
  for (const name of await caches.keys()) {
    const hasList = async () => (await caches.match(indexUrl, { cacheName: name })) !== undefined
    if (name.startsWith(PREFIX) || (name.startsWith('kept-') && (await hasList()))) own.push(name)
  }
  return own
}
