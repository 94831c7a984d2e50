import { execFileSync } from 'node:child_process'
import { CONTENT } from '../../content/folder'

/** When each content file was last changed, by its path, `content/menu.yml`; empty if it has uncommitted changes. */
export type History = ReadonlyMap<string, string>

/** A content file in the output of `git status`; names with special characters are quoted. */
const CHANGED = new RegExp(`^.. .*?(${CONTENT}/.+?)"?$`, 'gm')

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

/**
 * Reads from git when each content file was last changed. Nothing is known of files with uncommitted changes, or
 * without git or its full history: no date is better than a wrong one.
 */
export function readHistory(): History {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    const history = parseLog(git('log', '--format=%x00%cI', '--name-only', '--relative', '--', CONTENT))
    const status = git('status', '--porcelain', '--untracked-files=all', '--', CONTENT)
    for (const [, file = ''] of status.matchAll(CHANGED)) history.set(file, '')
    return history
  } catch {
    return new Map()
  }
}

/** The first mention of a file is its most recent change. */
export function parseLog(log: string): Map<string, string> {
  const history = new Map<string, string>()
  for (const entry of log.split('\0').slice(1)) {
    const [date = '', ...files] = entry.split('\n').filter(Boolean)
    for (const file of files) if (!history.has(file)) history.set(file, date)
  }
  return history
}

const PAGES = `${CONTENT}/pages`
const PROJECTS = `${CONTENT}/projects/`

/** Sources of every page of works. */
const WORKS = [PROJECTS, `${CONTENT}/photos/`]

/** The sources of a page: files, or folders with a trailing slash. */
function sourcesOf(path: string, history: History): string[] {
  // Further pages of a list are numbered below it.
  const name = path.replace(/^\/|\/$/g, '').replace(/\/\d+$/, '')
  if (name === '') return [`${PAGES}/index.yml`]
  if (name.startsWith('works/')) return [`${PAGES}/tag.yml`, ...WORKS]
  if (name === 'projects') return [`${PAGES}/projects.yml`, PROJECTS]
  if (history.has(`${PAGES}/${name}.yml`)) return [`${PAGES}/${name}.yml`]
  if (history.has(`${PROJECTS}${name}/index.md`)) return [`${PROJECTS}${name}/`]
  return [`${CONTENT}/galleries.yml`, ...WORKS]
}

/**
 * When the content of a page was last changed.
 * @param path the page's path with its slashes
 * @returns the time in ISO format, or `undefined` if it is not known for certain
 */
export function lastChanged(path: string, history: History): string | undefined {
  const sources = sourcesOf(path, history)
  const dates = [...history].filter(([file]) => sources.some((source) => file.startsWith(source)))
  const isKnown =
    dates.every(([, date]) => date !== '') && sources.every((source) => dates.some(([file]) => file.startsWith(source)))
  const newest = Math.max(...dates.map(([, date]) => Date.parse(date)))
  return isKnown ? new Date(newest).toISOString() : undefined
}
