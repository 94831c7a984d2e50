import type { Reporter } from 'gatsby'
import type { Content } from '../content'
import { formatFault } from '../fault'
import { loadSite, watchedFolders } from '../load-site'
import { countFaults, faultReport, warn } from './report-faults'
import { watchFiles } from './watch-files'

/** Whether this is Gatsby's development server. */
export const isDeveloping = () => process.env.gatsby_executing_command === 'develop'

/** The content of a build: checking all of it and reading every image's header takes seconds, so that happens once. */
let ofBuild: Content | undefined

/**
 * Returns content without faults, or does not return. A build prints all faults and exits, and its content stays as it
 * was first loaded; the development server waits until the author has fixed them, and loads the content at each call.
 */
export async function requireContent(reporter: Reporter): Promise<Content> {
  if (ofBuild) return ofBuild
  const { content, faults, warnings } = loadSite()
  warn(reporter, warnings)
  if (process.env.gatsby_executing_command === 'build') ofBuild = content
  if (content) return content
  if (!isDeveloping()) {
    // The reporter, which also takes over the console, wraps lines at the terminal's width, so editors could not parse
    // them.
    process.stderr.write(faults.map((fault) => `${formatFault(fault)}\n`).join(''))
    return reporter.panic(
      `${countFaults(faults.length)} in content/: nothing was built, and what was built before stays`,
    )
  }
  reporter.error(faultReport(faults))
  reporter.info('Waiting for content/ to be fixed…')
  return whenFixed(reporter, faultReport(faults))
}

function whenFixed(reporter: Reporter, printed: string): Promise<Content> {
  let last = printed
  return new Promise((resolve) => {
    const close = watchFiles(watchedFolders(), () => {
      const { content, faults } = loadSite()
      if (content) {
        reporter.success('content/ has no faults')
        void close().then(() => resolve(content))
      } else if (faultReport(faults) !== last) {
        last = faultReport(faults)
        reporter.error(last)
      }
    })
  })
}
