import type { SourceNodesArgs } from 'gatsby'
import type { Content } from '../content'
import { contentNodes } from './content-nodes'
import { type OrderByPicture, pictureOrders } from './picture-orders'
import { loadSite, watchedFolders } from '../load-site'
import { faultReport, warn } from './report-faults'
import { isDeveloping, requireContent } from './require-content'
import { noteFaults } from './standing-faults'
import { sourceNodes } from './source-nodes'
import { waitForFiles } from './wait-for-files'
import { watchFiles } from './watch-files'

let watching = false

/**
 * Makes nodes of the content. In development it then follows the files: a good change updates the nodes, a fault is
 * printed, shown over the open pages, and leaves the last good nodes as they are.
 * @param order puts works in an order that comes from their pictures
 */
export async function sourceContent(gatsby: SourceNodesArgs, order: OrderByPicture): Promise<void> {
  const content = await requireContent(gatsby.reporter)
  const ids = sourceNodes(contentNodes(content, await pictureOrders(content, order)), gatsby)
  if (!isDeveloping() || watching) return
  watching = true
  const update = follow(gatsby, order, content, ids)
  const failed = (error: unknown) => {
    gatsby.reporter.error('content/ could not be taken in', error instanceof Error ? error : new Error(String(error)))
  }
  watchFiles(
    watchedFolders(),
    inTurn(() => update().catch(failed)),
  )
}

/** Gives a function that brings the nodes up to the files as they are when it is called. */
function follow(
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
    await waitForFiles(nodes, gatsby.getNodesByType)
    ids = sourceNodes(nodes, gatsby, ids)
    shown = JSON.stringify(content)
    if (JSON.stringify(bundled(content)) !== JSON.stringify(bundled(first))) {
      reporter.info('Language, default theme and strings.yml are part of the scripts: restart to see them changed.')
    }
  }
}

/** What scripts carry in themselves. */
const bundled = ({ strings, site }: Content) => [strings, site.theme, site.language]

/** Makes calls wait for each other; of those that wait, only one runs, as it sees the latest files. */
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
