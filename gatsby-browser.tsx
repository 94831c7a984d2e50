import './src/styles/global.scss'

export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
export { endPageLoading as onRouteUpdate, startPageLoading as onRouteUpdateDelayed } from './src/lib/page-loading'
export { replaceHydrate as replaceHydrateFunction } from './src/layouts/replace-hydrate'
export { shouldUpdateScroll } from './src/layouts/should-update-scroll'
export { start as onClientEntry } from './src/layouts/start'
