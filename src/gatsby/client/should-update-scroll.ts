import type { GatsbyBrowser } from 'gatsby'

/** Another choice on the same page, as a tag of a gallery, leaves the visitor where they are; all else scrolls. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location
  const { hash, pathname, search } = routerProps.location

  return hash !== '' || before?.pathname !== pathname || before.search === search
}
