// Served at the worker's address in a build without one: removes the worker and all it kept from browsers that have it.
// The plugin's database stays: all sites of an origin share it, and only earlier builds of this one wrote to it.

/** The caches that the plugin made for this site: Workbox appends the scope to their names. */
const isPlugins = (name: string) => name.replace(/^gatsby-plugin-offline-(precache-v\d+|runtime)-/, '') === scope

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  const retire = async () => {
    const plugins = (await caches.keys()).filter(isPlugins)
    for (const name of [...plugins, ...(await ownCaches())]) await caches.delete(name)
    await worker.registration.unregister()
    // The content of open windows came from the worker, so they are reloaded.
    for (const client of await worker.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
  }
  event.waitUntil(retire())
})
