import type { WrapPageElementBrowserArgs } from 'gatsby'
import { Loader } from '../features/loader/loader'
import { PageProgress } from '../features/progress/page-progress'
import { PromoVideo } from '../features/video/promo-video'
import { BareLayout } from './bare-layout'
import { layoutOf } from './layout-of'
import { NormalLayout } from './normal-layout'

/** The empty page that the service worker answers with; the browser puts the page that was asked for in its place. */
const APP_SHELL = '/offline-plugin-app-shell-fallback/'

/**
 * Puts a page into its layout, with what both layouts have: progress, film and loader (L1, L2). Gatsby calls it around
 * every page, so the layout stays mounted while pages of the same kind come and go, and the rest always.
 */
export function PageLayout({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  // Anything in the shell would stand for another page's markup, which React could not take over.
  if (props.path === APP_SHELL) return element
  const Layout = layoutOf(props.path) === 'bare' ? BareLayout : NormalLayout

  return (
    <>
      <PageProgress />
      <Layout pathname={props.location.pathname}>{element}</Layout>
      <PromoVideo />
      <Loader />
    </>
  )
}
