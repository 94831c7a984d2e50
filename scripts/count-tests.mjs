// Prints `N passed, N failed` from the reports that unit and browser tests write when CI is set. Takes the exit status
// of the run as its argument, so that a run that failed without a failing test does not count as a pass.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const unit = read('reports/unit.json')
const browser = read('reports/browser.json')?.stats

if (unit || browser) {
  const again = browser?.flaky ?? 0
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + again
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
  if (process.argv[2] !== '0' && failed === 0) console.log('Stopped by a step that is no test: see above.')
  if (again > 0) console.log(`Ran out of time, and passed when they ran once more: ${again} of them.`)
  console.log(`${passed} passed, ${failed} failed`)
}
