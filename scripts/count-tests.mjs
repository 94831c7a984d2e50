// Prints `N passed, N failed` over the reports that the unit and the browser tests write when CI is set.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const unit = read('reports/unit.json')
const browser = read('reports/browser.json')?.stats

if (unit || browser) {
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
  console.log(`${passed} passed, ${failed} failed`)
}
