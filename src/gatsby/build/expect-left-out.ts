// What `gatsby/reporter` stands for and, in Gatsby 5.16, fails to give.
import reporter from 'gatsby-cli/lib/reporter'
import { isOfLeftOut } from './leave-out'

/** Keeps Gatsby's warnings of page files that are left out, one for each, from every build. */
export function expectLeftOut(): void {
  const { warn } = reporter
  reporter.warn = (text) => {
    if (!isOfLeftOut(String(text))) warn(text)
  }
}
