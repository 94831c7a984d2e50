// Measures how build time grows with the number of works: adds the given number of projects and photographs to a copy
// of the site, builds it cold and again after a one-word edit, and reports what scales badly.
//   npm run bench:build                        with 100 and with 1000 of each
//   npm run bench:build -- --of 100,1000,5000
// Results are saved in reports/bench-build/. Run it on an idle machine, or builds look slower than they are.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../src/content/folder'
import { editWord, growContent } from './bench/grown-content'
import { type Growth, growthMisses, perProject } from './bench/growth-goals'
import { type BuildFigures, measuredBuild } from './bench/measured-build'
import { copySite } from './build-copy'
import { countOf, readArguments, runCommand } from './command'

const COPY = '.bench-site'
const COLUMNS = ['build', 's', 's/project', 'peak MB', 'output MB', 'queries', 's', 'rendered']

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => String(cell).padStart(at === 1 ? 8 : 11)).join('')

function printBuild(name: string, count: number, figures: BuildFigures): void {
  const { seconds, peakMB, outputMB, queries, querySeconds, pages } = figures
  const times = [seconds.toFixed(0), (seconds / count).toFixed(2)]
  console.log(
    row([count, name, ...times, Math.round(peakMB), Math.round(outputMB), queries, querySeconds.toFixed(0), pages]),
  )
}

async function measure(count: number, reports: string): Promise<Growth> {
  rmSync(COPY, { recursive: true, force: true })
  const folder = copySite({ to: COPY, content: CONTENT })
  const content = path.join(folder, CONTENT)
  await growContent(content, count)
  const cold = await measuredBuild(folder, `${reports}/${count}-cold.log`)
  printBuild('cold', count, cold)
  editWord(content)
  const edited = await measuredBuild(folder, `${reports}/${count}-edited.log`)
  printBuild('edited', count, edited)
  return { count, cold, edited }
}

async function bench(counts: readonly number[]): Promise<void> {
  const reports = 'reports/bench-build'
  mkdirSync(reports, { recursive: true })
  const results: Growth[] = []
  console.log(row(['of each', ...COLUMNS]))
  try {
    for (const count of counts) results.push(await measure(count, reports))
  } finally {
    rmSync(COPY, { recursive: true, force: true })
    const file = `${reports}/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
    for (const result of results) console.log(`${result.count}: ${perProject(result).toFixed(2)} s for each project`)
    for (const miss of growthMisses(results)) console.log(`missed: ${miss}`)
    console.log(`the figures are in ${file}`)
  }
}

void runCommand(() => {
  const { values } = readArguments(
    { options: { of: { type: 'string', default: '100,1000' } } },
    'npm run bench:build -- [--of 100,1000,5000]',
  )
  return bench(values.of.split(',').map((count) => countOf('--of', count)))
})
