import { keepPage } from '../../offline/client/keep-page'
import { endPageLoading } from '../../lib/routing/page-loading'
import { endPageMove } from './move-pages'

/** A page is there: what Gatsby calls `onRouteUpdate`. Nobody waits any longer, and the page can be kept. */
export function arrive(): void {
  endPageMove()
  endPageLoading()
  keepPage()
}
