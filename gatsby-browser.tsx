import './src/styles/global.scss'

export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
export { startPageLoading as onRouteUpdateDelayed } from './src/lib/page-loading'
export { replaceHydrate as replaceHydrateFunction } from './src/layouts/replace-hydrate'
export { shouldUpdateScroll } from './src/layouts/should-update-scroll'
export { checkForUpdate as onServiceWorkerUpdateReady } from './src/lib/site-update'
export { arrive as onRouteUpdate } from './src/layouts/arrive'
export { start as onClientEntry } from './src/layouts/start'
