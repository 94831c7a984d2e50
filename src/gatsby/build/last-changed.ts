import { execFileSync } from 'node:child_process'
import { CONTENT } from '../../content/folder'

/** When each file below `content/` was last changed, by its path, `content/menu.yml`; empty while it is being changed. */
export type History = ReadonlyMap<string, string>

/** A file of the content in what git says of changes; a name with odd characters stands in quotes. */
const CHANGED = new RegExp(`^.. .*?(${CONTENT}/.+?)"?$`, 'gm')

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

/**
 * Reads from git when each file of the content was last changed. Nothing is known of files with changes that are
 * not committed yet, or where git or its whole history is missing: no date is better than a wrong one.
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

/** The first mention of a file is its newest. */
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

/** What every page of works shows. */
const WORKS = [PROJECTS, `${CONTENT}/photos/`]

/** What a page is made of, as files, or as folders with their slash. */
function sourcesOf(path: string, history: History): string[] {
  // A list that goes on has its further pages below it, by number.
  const name = path.replace(/^\/|\/$/g, '').replace(/\/\d+$/, '')
  if (name === '') return [`${PAGES}/index.yml`]
  if (name.startsWith('works/')) return [`${PAGES}/tag.yml`, ...WORKS]
  if (name === 'projects') return [`${PAGES}/projects.yml`, PROJECTS]
  if (history.has(`${PAGES}/${name}.yml`)) return [`${PAGES}/${name}.yml`]
  if (history.has(`${PROJECTS}${name}/index.md`)) return [`${PROJECTS}${name}/`]
  return [`${CONTENT}/galleries.yml`, ...WORKS]
}

/**
 * When what a page says was last changed.
 * @param path the page's path with its slashes
 * @returns the time as git writes it, or `undefined` where it is not known for certain
 */
export function lastChanged(path: string, history: History): string | undefined {
  const sources = sourcesOf(path, history)
  const dates = [...history].filter(([file]) => sources.some((source) => file.startsWith(source)))
  const isKnown =
    dates.every(([, date]) => date !== '') && sources.every((source) => dates.some(([file]) => file.startsWith(source)))
  const newest = Math.max(...dates.map(([, date]) => Date.parse(date)))
  return isKnown ? new Date(newest).toISOString() : undefined
}
