import type { GatsbyBrowser } from 'gatsby'

/** A new query on the same page, such as a gallery's tag, keeps the scroll position; everything else scrolls. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location
  const { hash, pathname, search } = routerProps.location

  return hash !== '' || before?.pathname !== pathname || before.search === search
}
