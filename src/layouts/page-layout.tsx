import { withPrefix, type WrapPageElementBrowserArgs } from 'gatsby'
import { Loader } from '../features/loader/loader'
import { PageProgress } from '../features/progress/page-progress'
import { UpdateNotice } from '../features/update/update-notice'
import { PromoVideo } from '../features/video/promo-video'
import { BareLayout } from './bare-layout'
import { layoutOf } from './layout-of'
import { NormalLayout } from './normal-layout'

/**
 * Puts a page into its layout, with what both layouts have: progress, film and loader (L1, L2). Gatsby calls it around
 * every page, so the layout stays mounted while pages of the same kind come and go, and the rest always.
 */
export function PageLayout({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { pathname } = props.location
  // Not `props.path`, which is the same for every page while the pages are built.
  const layout = layoutOf(pathname.slice(withPrefix('/').length - 1))
  if (layout === 'none') return element
  const Layout = layout === 'bare' ? BareLayout : NormalLayout

  return (
    <>
      <PageProgress />
      <Layout pathname={pathname}>{element}</Layout>
      <PromoVideo />
      <UpdateNotice />
      <Loader />
    </>
  )
}
