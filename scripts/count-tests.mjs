// Prints `N passed, N failed` over the reports that the unit and the browser tests write when CI is set.
// Its argument is the exit status of the run, so that a run which no test stopped is not taken for a good one.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const unit = read('reports/unit.json')
const browser = read('reports/browser.json')?.stats

if (unit || browser) {
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
  if (process.argv[2] !== '0' && failed === 0) console.log('Stopped by a step that is no test: see above.')
  console.log(`${passed} passed, ${failed} failed`)
}
