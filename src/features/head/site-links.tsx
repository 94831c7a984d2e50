import { withPrefix } from 'gatsby'

/**
 * What every page names of the site: its icons (a drawing, a picture for browsers without, one for home screens), its
 * manifest and its sitemap.
 */
export const siteLinks = () => [
  <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
  <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
  <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} crossOrigin="anonymous" />,
  <link key="sitemap" rel="sitemap" type="application/xml" href={withPrefix('/sitemap-index.xml')} />,
]
