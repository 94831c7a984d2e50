import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The parts of a Lighthouse report that are used. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
}

/** Metrics of a page: scores from 0 to 100, times in ms, transfer sizes in kB (1000 bytes). */
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

/** Not a project dependency: it is three times the size of everything the tests need. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/**
 * Runs Lighthouse once with its defaults: a mid-range phone on slow 4G.
 * @param browser path of a Chromium executable
 * @returns the report; rejects with Lighthouse's output if there is none
 */
export function runLighthouse(url: string, browser: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const file = path.join(folder, 'report.json')
  const options = ['--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${file}`]
  const args = ['--yes', LIGHTHOUSE, url, ...options, `--chrome-flags=${FLAGS}`]
  // Windows starts npx only in a shell, which would split what is not quoted.
  const needsShell = process.platform === 'win32'
  const child = spawn('npx', needsShell ? args.map((arg) => `"${arg}"`) : args, {
    env: { ...process.env, CHROME_PATH: browser },
    shell: needsShell,
  })
  const said: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
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

/** Extracts the metrics from a report. */
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

/** The median of several runs, per metric. */
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
