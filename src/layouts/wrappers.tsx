import type { GatsbyBrowser } from 'gatsby'
import { SiteStateProvider } from '../state/site-state'
import { PageLayout } from './page-layout'
import { ErrorBoundary } from './error-boundary'

/** Puts the site's one state around everything (O2), and around that what keeps its words standing if it fails. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ErrorBoundary>
    <SiteStateProvider>{element}</SiteStateProvider>
  </ErrorBoundary>
)

/** Puts each page into its layout (L1, L2). */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageLayout element={element} props={props} />
)
