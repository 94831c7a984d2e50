// Checks content/ without building the site: tsx scripts/check-content.ts [content folder] [--watch]
// An editor follows its lines (.vscode/tasks.json): a fault is `file:line:column path: what is wrong`, a hint begins with `hint: `.
import path from 'node:path'
import { formatFault } from '../src/content/fault'
import { CONTENT } from '../src/content/folder'
import { loadContent } from '../src/content/load-content'
import { watchFiles } from '../src/content/nodes/watch-files'
import { pageRoutes } from '../src/content/page-routes'
import { summary } from '../src/content/summary'

const args = process.argv.slice(2)
const folder = path.resolve(args.find((arg) => !arg.startsWith('-')) ?? CONTENT)
const pages = path.join(__dirname, '../src/pages')
const statics = path.join(folder, '../static')

/** Prints what there is to mend, and gives whether it would stop the build. */
function check(): boolean {
  const { faults, warnings, files } = loadContent(folder, pageRoutes(pages), { statics })
  for (const warning of warnings) console.warn(`hint: ${formatFault(warning)}`)
  for (const fault of faults) console.error(formatFault(fault))
  console.log(`${faults.length + warnings.length > 0 ? '\n' : ''}${summary(files, faults.length, warnings.length)}`)
  return faults.length > 0
}

if (args.includes('--watch')) {
  watchFiles([folder, statics, pages], () => {
    console.log('Checking content/ …')
    check()
  })
} else if (check()) process.exitCode = 1
