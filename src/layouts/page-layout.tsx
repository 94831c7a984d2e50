import { useEffect } from 'react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { Loader } from '../features/loader/loader'
import { PageProgress } from '../features/progress/page-progress'
import { UpdateNotice } from '../features/update/update-notice'
import { PromoVideo } from '../features/video/promo-video'
import { withoutPrefix } from '../lib/routing/without-prefix'
import { ownShade } from '../state/theme'
import { BareLayout } from './bare-layout'
import { layoutOf, shadeOf } from './layout-of'
import { NormalLayout } from './normal-layout'

/**
 * Wraps a page in its layout and what both layouts share: progress, video and loader (L1, L2). Gatsby calls it around
 * every page, so a layout stays mounted between pages of its kind, and the shared parts always do.
 */
export function PageLayout({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { pathname } = props.location
  // Not `props.path`, which is the same for every page during the build.
  const path = withoutPrefix(pathname)
  const layout = layoutOf(path)
  const shade = shadeOf(path)
  useEffect(() => ownShade(shade), [shade])
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
