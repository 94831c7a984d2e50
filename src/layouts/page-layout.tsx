import type { WrapPageElementBrowserArgs } from 'gatsby'
import { BareLayout } from './bare-layout'
import { layoutOf } from './layout-of'
import { NormalLayout } from './normal-layout'

/**
 * Puts a page into its layout. Gatsby calls it around every page, so the layout stays mounted while pages of the same
 * kind come and go.
 */
export function PageLayout({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const Layout = layoutOf(props.path) === 'bare' ? BareLayout : NormalLayout

  return <Layout pathname={props.location.pathname}>{element}</Layout>
}
