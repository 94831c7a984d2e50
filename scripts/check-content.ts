// Checks content/ without building the site: tsx scripts/check-content.ts [content folder] [--watch]
// Editors parse the output (.vscode/tasks.json): `file:line:column path: message`, prefixed with `hint: ` for hints.
import path from 'node:path'
import { CONTENT } from '../src/content/folder'
import { watchFiles } from '../src/content/nodes/watch-files'
import { PAGES, reportContent } from './report-content'

const args = process.argv.slice(2)
const folder = path.resolve(args.find((arg) => !arg.startsWith('-')) ?? CONTENT)

if (args.includes('--watch')) {
  watchFiles([folder, path.join(folder, '../static'), PAGES], () => {
    console.log('Checking content/ …')
    reportContent(folder)
  })
} else if (!reportContent(folder)) process.exitCode = 1
