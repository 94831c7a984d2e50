import { keepPage } from '../lib/keep-page'
import { endPageLoading } from '../lib/page-loading'

/** A page is there: what Gatsby calls `onRouteUpdate`. Nobody waits any longer, and the page can be kept. */
export function arrive(): void {
  endPageLoading()
  keepPage()
}
