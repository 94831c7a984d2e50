import { withPrefix, type GatsbySSR } from 'gatsby'
import { galleryBootScript } from '../features/gallery/gallery-boot'
import { iconLinks } from '../features/head/icon-links'
import { missingFilesScript } from '../features/head/missing-files'
import { loaderBootScript } from '../features/loader/loader-boot'
import { defaultShades } from '../state/theme'
import { themeBootScript } from '../state/theme-boot'
import * as grounds from '../state/theme-colours.module.scss'
import { shadeOf } from './layout-of'
import displayFont from '../../.cache/fonts/bricolage-grotesque-latin-in-use.woff2'

/** Path of the feed of works (src/gatsby/build/feed.ts); empty for a site without works. */
declare const __FEED__: string

const bootScripts = [
  themeBootScript,
  loaderBootScript,
  galleryBootScript,
  missingFilesScript(withPrefix('/').slice(0, -1)),
]

/**
 * What the built HTML contains before any script of the site loads: a placeholder for the site version, the default
 * shade of each part (O3), the boot script and a preload of the display font, which the first line needs. The boot
 * script applies the visitor's theme before the first paint, shows the loader once per visit (L3), hides the works of a
 * gallery until they are filtered, and says what is wrong when files are missing.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  const own = shadeOf(pathname)
  const bars = <meta key="theme-color" name="theme-color" content={grounds[own ?? defaultShades.body]} />
  setHtmlAttributes({
    'data-header-theme': defaultShades.header,
    'data-body-theme': defaultShades.body,
    'data-footer-theme': defaultShades.footer,
    ...(own && { 'data-shade': own }),
  } as Parameters<typeof setHtmlAttributes>[0])
  setHeadComponents([
    // Filled in once all pages are built (src/gatsby/build/site-version.ts).
    <meta key="version" name="version" content="" />,
    ...(own ? [] : [bars]),
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScripts.join(';') }} />,
    // After the boot script, which would give it the visitor's theme.
    ...(own ? [bars] : []),
    <link key="font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    ...iconLinks(),
    ...(__FEED__ ? [<link key="feed" rel="alternate" type="application/atom+xml" href={withPrefix(__FEED__)} />] : []),
  ])
}
