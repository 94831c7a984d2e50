import type { GatsbyBrowser } from 'gatsby'
import { SiteStateProvider } from '../state/site-state'
import { PageLayout } from './page-layout'
import { ErrorBoundary } from './error-boundary'

/** Provides the site state (O2), inside an error boundary that keeps the content if anything fails. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ErrorBoundary>
    <SiteStateProvider>{element}</SiteStateProvider>
  </ErrorBoundary>
)

/** Wraps each page in its layout (L1, L2). */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageLayout element={element} props={props} />
)
