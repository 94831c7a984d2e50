import type { GatsbyBrowser } from 'gatsby'

/** Another choice on the same page, as a tag of a gallery, leaves the visitor where they are; all else scrolls. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => location.hash !== '' || prevRouterProps?.location.pathname !== location.pathname
