// Stands at the worker's address in a build without one: takes the worker and all it kept from every browser that has it.

const retiring = self as unknown as ServiceWorkerGlobalScope

retiring.addEventListener('install', () => void retiring.skipWaiting())

retiring.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    indexedDB.deleteDatabase('keyval-store')
    await retiring.registration.unregister()
    // What stands in their windows came from the worker.
    for (const client of await retiring.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
  }
  event.waitUntil(retire())
})
