// Measures the built site with Lighthouse, as a phone on slow 4G, and reports missed goals.
//   npm run bench                                       every page, once
//   npm run bench -- --runs 3 --routes /,/srxp/         the median of three runs of two pages
// Results of every run are saved in reports/bench/. Run it on an idle machine, or the site looks slower than it is.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { figuresOf, type LighthouseFigures, medianFigures, runLighthouse } from './bench/lighthouse'
import { format, misses } from './bench/goals'
import { routesOf } from './bench/routes'
import { serveBuilt } from './bench/serve-built'
import { opensWithPicture } from './bench/weight-budgets'
import { CommandError, countOf, readArguments, runCommand } from './command'
import { findBrowser } from './find-browser'

const COLUMNS: (keyof LighthouseFigures)[] = [
  'score',
  'lowest',
  'fcp',
  'lcp',
  'tbt',
  'speedIndex',
  'cls',
  'requests',
  'kB',
  'jsKB',
]
const ROOT = 'public'

const row = (cells: readonly string[]) => cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(28))).join(' ')

async function bench(runs: number, routes: readonly string[], browser: string): Promise<void> {
  const { url, stop } = await serveBuilt(ROOT)
  const results: { route: string; opensWithPicture: boolean; runs: LighthouseFigures[] }[] = []
  const missed: string[] = []
  console.log(row(['', ...COLUMNS]))
  try {
    for (const route of routes) {
      const html = readFileSync(path.join(ROOT, route, 'index.html'), 'utf8')
      const result = { route, opensWithPicture: opensWithPicture(html), runs: [] as LighthouseFigures[] }
      for (let run = 0; run < runs; run++)
        result.runs.push(figuresOf(await runLighthouse(new URL(route, url).href, browser)))
      results.push(result)
      const median = medianFigures(result.runs)
      console.log(row([route, ...COLUMNS.map((name) => format(median[name]))]))
      missed.push(...misses(median, result.opensWithPicture).map((miss) => `${route}: ${miss}`))
    }
  } finally {
    stop()
    const file = `reports/bench/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
    console.log(`\n${missed.length} goals missed; every run is in ${file}`)
    for (const miss of missed) console.log(miss)
  }
}

void runCommand(() => {
  const { values } = readArguments(
    { options: { runs: { type: 'string', default: '1' }, routes: { type: 'string' } } },
    'npm run bench -- [--runs 3] [--routes /,/srxp/]',
  )
  const runs = countOf('--runs', values.runs)
  const routes = routesOf(ROOT, values.routes?.split(','))
  const browser = findBrowser()
  if (browser === undefined) throw new CommandError('Lighthouse needs a Chromium: set CHROME_PATH to one')
  return bench(runs, routes, browser)
})
