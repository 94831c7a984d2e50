import type { SourceNodesArgs } from 'gatsby'
import type { Content } from '../content'
import { loadSite, watchedFolders } from '../load-site'
import { contentNodes } from './content-nodes'
import { type OrderByPicture, pictureOrders } from './picture-orders'
import { faultReport, warn } from './report-faults'
import { sourceNodes } from './source-nodes'
import { noteFaults } from './standing-faults'
import { waitForFiles } from './wait-for-files'
import { watchFiles } from './watch-files'

/**
 * Watches the content in development: a valid change updates the nodes; faults are printed and shown over open pages,
 * and the last valid nodes are kept.
 * @param order sorts works by their pictures
 * @param first the content the current nodes were made from, under `firstIds`
 * @returns a function that stops watching
 */
export function followContent(
  gatsby: SourceNodesArgs,
  order: OrderByPicture,
  first: Content,
  firstIds: ReadonlySet<string>,
): () => Promise<void> {
  const update = updater(gatsby, order, first, firstIds)
  const failed = (error: unknown) => {
    gatsby.reporter.error('content/ could not be loaded', error instanceof Error ? error : new Error(String(error)))
  }
  return watchFiles(
    watchedFolders(),
    inTurn(() => update().catch(failed)),
  )
}

/** Returns a function that updates the nodes to the current state of the files. */
function updater(
  { reporter, ...gatsby }: SourceNodesArgs,
  order: OrderByPicture,
  first: Content,
  firstIds: ReadonlySet<string>,
) {
  let ids = firstIds
  let shown = JSON.stringify(first)
  let report = ''
  return async () => {
    const { content, faults, warnings } = loadSite()
    noteFaults(faults)
    if (!content) {
      if (faultReport(faults) !== report) reporter.error(faultReport(faults))
      report = faultReport(faults)
      return
    }
    if (report) reporter.success('content/ has no faults')
    report = ''
    if (JSON.stringify(content) === shown) return
    warn(reporter, warnings)
    const nodes = contentNodes(content, await pictureOrders(content, order))
    if (!(await waitForFiles(nodes, gatsby.getNodesByType)))
      reporter.warn('Gatsby has not found all pictures of content/ yet: restart if a page fails that shows one')
    ids = sourceNodes(nodes, gatsby, ids)
    shown = JSON.stringify(content)
    if (JSON.stringify(bundled(content)) !== JSON.stringify(bundled(first))) {
      reporter.info('Language, default theme and strings.yml are part of the scripts: restart to see them changed.')
    }
  }
}

/** The content bundled into scripts. */
const bundled = ({ strings, site }: Content) => [strings, site.theme, site.language]

/** Serialises calls: calls made while the task runs are merged into one, which sees the latest files. */
function inTurn(task: () => Promise<void>): () => void {
  let running = false
  let again = false
  return function run() {
    if (running) {
      again = true
      return
    }
    running = true
    void task().finally(() => {
      running = false
      if (again) {
        again = false
        run()
      }
    })
  }
}
