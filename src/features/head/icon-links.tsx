import { withPrefix } from 'gatsby'

/** The icons of the site as every page names them: a drawing, a picture for browsers without, one for home screens. */
export const iconLinks = () => [
  <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
  <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
]
