import { keepPage } from '../../offline/client/keep-page'
import { endPageLoading } from '../../lib/routing/page-loading'
import { endPageMove } from './move-pages'

/** Gatsby's `onRouteUpdate`: a page has arrived, so loading ends and the page can be kept. */
export function arrive(): void {
  endPageMove()
  endPageLoading()
  keepPage()
}
