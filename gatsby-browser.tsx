import './src/styles/global.scss'

export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
export { endPageLoading as onRouteUpdate, startPageLoading as onRouteUpdateDelayed } from './src/lib/page-loading'
export { shouldUpdateScroll } from './src/layouts/should-update-scroll'
export { forgetOldScroll as onClientEntry } from './src/layouts/forget-old-scroll'
