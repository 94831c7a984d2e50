// Checks content/ without building the site: tsx scripts/check-content.ts [content folder]
import path from 'node:path'
import { formatFault } from '../src/content/fault'
import { loadContent } from '../src/content/load-content'
import { pageRoutes } from '../src/content/page-routes'
import { countFaults } from '../src/content/gatsby/report-faults'

const folder = path.resolve(process.argv[2] ?? 'content')
const routes = pageRoutes(path.join(__dirname, '../src/pages'))
const { faults, warnings, files } = loadContent(folder, routes)

for (const warning of warnings) console.warn(`warning: ${formatFault(warning)}`)
if (faults.length === 0) {
  console.log(`content/: ${files} files, no faults`)
} else {
  for (const fault of faults) console.error(formatFault(fault))
  console.error(`\n${countFaults(faults.length)}`)
  process.exitCode = 1
}
