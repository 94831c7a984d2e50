import { withPrefix, type GatsbySSR } from 'gatsby'
import { galleryBootScript } from '../features/gallery/gallery-boot'
import { iconLinks } from '../features/head/icon-links'
import { missingFilesScript } from '../features/head/missing-files'
import { loaderBootScript } from '../features/loader/loader-boot'
import { defaultShades } from '../state/theme'
import { themeBootScript } from '../state/theme-boot'
import * as grounds from '../state/theme-colours.module.scss'
import displayFont from '../../.cache/fonts/bricolage-grotesque-latin-in-use.woff2'

/** Where the feed of works is (src/gatsby/build/feed.ts); empty for a site without works. */
declare const __FEED__: string

const bootScripts = [
  themeBootScript,
  loaderBootScript,
  galleryBootScript,
  missingFilesScript(withPrefix('/').slice(0, -1)),
]

/**
 * What the built HTML carries before any script of the site runs: a place for the version of the site, the shade of each
 * part (O3), the script that puts the visitor's own choice in its place before the first paint, lets the loader show once a
 * visit (L3), keeps the works of a gallery from sight until they are filtered and says what is wrong where files are
 * missing, and the display face, which the first line needs.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({
    'data-header-theme': defaultShades.header,
    'data-body-theme': defaultShades.body,
    'data-footer-theme': defaultShades.footer,
  } as Parameters<typeof setHtmlAttributes>[0])
  setHeadComponents([
    // Filled in when all pages stand (src/gatsby/build/site-version.ts).
    <meta key="version" name="version" content="" />,
    <meta key="theme-color" name="theme-color" content={grounds[defaultShades.body]} />,
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScripts.join(';') }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    ...iconLinks(),
    ...(__FEED__ ? [<link key="feed" rel="alternate" type="application/atom+xml" href={withPrefix(__FEED__)} />] : []),
  ])
}
