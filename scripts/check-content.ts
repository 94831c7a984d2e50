// Checks content/ without building the site: tsx scripts/check-content.ts [content folder] [--watch]
// Editors parse the output (.vscode/tasks.json): `file:line:column path: message`, prefixed with `hint: ` for hints.
import path from 'node:path'
import { CONTENT } from '../src/content/folder'
import { watchFiles } from '../src/content/nodes/watch-files'
import { readArguments, runCommand } from './command'
import { PAGES, reportContent } from './report-content'

void runCommand(() => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { watch: { type: 'boolean' } } },
    'npm run check:content -- [content folder] [--watch]',
  )
  const folder = path.resolve(positionals[0] ?? CONTENT)

  if (values.watch) {
    watchFiles([folder, path.join(folder, '../static'), PAGES], () => {
      console.log('Checking content/ …')
      reportContent(folder)
    })
  } else if (!reportContent(folder)) process.exitCode = 1
})
