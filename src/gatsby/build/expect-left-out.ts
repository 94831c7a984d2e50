// `gatsby/reporter` should resolve to this, but fails to in Gatsby 5.16.
import reporter from 'gatsby-cli/lib/reporter'
import { isOfLeftOut } from './leave-out'

/** Silences Gatsby's warnings about page files that the content leaves out. */
export function expectLeftOut(): void {
  const { warn } = reporter
  reporter.warn = (text) => {
    if (!isOfLeftOut(String(text))) warn(text)
  }
}
