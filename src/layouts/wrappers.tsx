import type { GatsbyBrowser } from 'gatsby'
import { SiteStateProvider } from '../state/site-state'
import { PageLayout } from './page-layout'

/** Puts the site's one state around everything (O2). */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <SiteStateProvider>{element}</SiteStateProvider>
)

/** Puts each page into its layout (L1, L2). */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageLayout element={element} props={props} />
)
