import { keepPage } from '../../offline/client/keep-page'
import { endPageLoading } from '../../lib/routing/page-loading'
import { focusTitle } from './focus-title'
import { endPageMove } from './move-pages'

/** Gatsby's `onRouteUpdate`: a page has arrived, so its title is focused, loading ends and the page can be kept. */
export function arrive(): void {
  focusTitle()
  endPageMove()
  endPageLoading()
  keepPage()
}
