import type { RouteUpdateArgs } from 'gatsby'
import { keepPage } from '../../offline/client/keep-page'
import { endPageLoading } from '../../lib/routing/page-loading'
import { focusTitle } from './focus-title'
import { endPageMove } from './move-pages'

/** Gatsby's `onRouteUpdate`: a page has arrived, so its title gets the focus, loading ends and the page can be kept. */
export function arrive(change: RouteUpdateArgs): void {
  focusTitle(change)
  endPageMove()
  endPageLoading()
  keepPage()
}
