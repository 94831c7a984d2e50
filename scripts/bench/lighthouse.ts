import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
}

/** The figures of a page: scores of 0 to 100, times in ms, sizes in kB (1000 bytes) as transferred. */
export interface LighthouseFigures {
  score: number
  lowest: number
  fcp: number
  lcp: number
  tbt: number
  speedIndex: number
  cls: number
  requests: number
  kB: number
  jsKB: number
}

/** No dependency of the project, because it is three times as large as all that the tests need. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/**
 * Runs Lighthouse once, as a phone of the middle class on slow 4G, which is what it does by itself.
 * @param browser the path of a Chromium
 * @returns its report; rejects, with what it said, when there is none
 */
export function runLighthouse(url: string, browser: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const file = path.join(folder, 'report.json')
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`]
  const child = spawn('npx', [...args, '--no-enable-error-reporting', `--chrome-flags="${FLAGS}"`], {
    env: { ...process.env, CHROME_PATH: browser },
    shell: true,
  })
  const said: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      try {
        if (code !== 0) throw new Error(Buffer.concat(said).toString().slice(-600))
        resolve(JSON.parse(readFileSync(file, 'utf8')) as Report)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
      rmSync(folder, { recursive: true, force: true })
    })
  })
}

/** The figures of one report. */
export function figuresOf({ categories, audits }: Report): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ transferSize }) => transferSize)
  const kB = (items: typeof requests) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  return {
    score: score('performance'),
    lowest: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    kB: kB(requests),
    jsKB: kB(requests.filter(({ resourceType }) => resourceType === 'Script')),
  }
}

/** The middle of the figures of several runs, each by itself. */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const middle = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b)
    const half = Math.floor(sorted.length / 2)
    return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
  }
  const names = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[]
  return Object.fromEntries(
    names.map((name) => [name, middle(runs.map((run) => run[name]))]),
  ) as unknown as LighthouseFigures
}
