import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Memory sampling interval, in ms. */
const EVERY = 500

/** Cost of a build: seconds, memory and output in megabytes, queries run and pages rendered. */
export interface BuildFigures {
  seconds: number
  peakMB: number
  outputMB: number
  querySeconds: number
  queries: number
  pages: number
}

/** What `ps` calls the memory of a process. Where it can, it shares what several processes map among them. */
const MEMORY = process.platform === 'linux' ? 'pss' : 'rss'

/** Memory of a process and its descendants in bytes, from `ps` output: pid, parent pid, kilobytes. */
export function treeMemory(listing: string, root: number): number {
  const rows = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const tree = new Set([root])
  for (let size = 0; size < tree.size;) {
    size = tree.size
    for (const [id = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(id)
  }
  return rows.reduce((sum, [id = 0, , kilobytes = 0]) => (tree.has(id) ? sum + 1024 * kilobytes : sum), 0)
}

/** Seconds and counts that Gatsby prints for its steps. Queries run in several steps. */
export function stepsOf(log: string): Pick<BuildFigures, 'querySeconds' | 'queries' | 'pages'> {
  const stepsNamed = (name: string) =>
    [...log.matchAll(new RegExp(`success ${name} - ([\\d.]+)s(?: - (\\d+)/\\d+)?`, 'gi'))].map(
      ([, seconds = '', count = '0']) => ({ seconds: Number(seconds), count: Number(count) }),
    )
  const sum = (steps: ReturnType<typeof stepsNamed>, key: 'seconds' | 'count') =>
    steps.reduce((all, step) => all + step[key], 0)
  const queries = stepsNamed('run (?:page |static )?queries(?: in workers)?')
  return {
    querySeconds: sum(queries, 'seconds'),
    queries: sum(queries, 'count'),
    pages: sum(stepsNamed('Building static HTML for pages'), 'count'),
  }
}

/** Total size of the files in a folder, in bytes. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

/**
 * Builds the site in a folder and measures the cost.
 * @param log file that receives the build output
 * @throws if the build fails
 */
export async function measuredBuild(folder: string, log: string): Promise<BuildFigures> {
  const begun = performance.now()
  const child = spawn(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: folder,
    // Without a terminal Gatsby prints each step once.
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0' },
  })
  const file = createWriteStream(log)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString()
      file.write(text)
    })

  let peak = 0
  const timer = setInterval(() => {
    const listing = execFileSync('ps', ['-A', '-o', `pid=,ppid=,${MEMORY}=`], { encoding: 'utf8' })
    peak = Math.max(peak, treeMemory(listing, child.pid ?? 0))
  }, EVERY)
  const code = await new Promise((done) => child.on('close', done))
  clearInterval(timer)
  file.end()
  if (code !== 0) throw new Error(`The build failed: see ${log}`)

  return {
    seconds: (performance.now() - begun) / 1000,
    peakMB: peak / 1e6,
    outputMB: sizeOf(path.join(folder, 'public')) / 1e6,
    ...stepsOf(printed),
  }
}
