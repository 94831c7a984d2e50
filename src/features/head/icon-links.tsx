import { withPrefix } from 'gatsby'

/** The site's icons: an SVG, an ICO for browsers without SVG icons, and one for home screens. */
export const iconLinks = () => [
  <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
  <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
]
