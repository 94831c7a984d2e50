import './src/styles/global.scss'

export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
export { startPageLoading as onRouteUpdateDelayed } from './src/lib/routing/page-loading'
export { replaceHydrate as replaceHydrateFunction } from './src/gatsby/client/replace-hydrate'
export { shouldUpdateScroll } from './src/gatsby/client/should-update-scroll'
export { checkForUpdate as onServiceWorkerUpdateReady } from './src/offline/client/site-update'
export { arrive as onRouteUpdate } from './src/gatsby/client/arrive'
export { start as onClientEntry } from './src/gatsby/client/start'
