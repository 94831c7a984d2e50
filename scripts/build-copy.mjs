import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What Gatsby keeps from the last time, which makes the next one quick. */
const KEPT = ['.cache', 'public']

/**
 * Copies the code as it is, with other content, to a folder where Gatsby can build it: it takes its cache and its output from
 * where it runs, and what was built from other addresses must not meet in one cache.
 * @param {object} options
 * @param {string} options.to the folder of the copy; what a build left in it stays
 * @param {string} options.content the folder that takes the place of `content`
 * @returns {string} the full path of the copy
 */
export function copySite({ to, content }) {
  const copy = path.resolve(to)
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy)) {
    if (!KEPT.includes(name)) rmSync(path.join(copy, name), { recursive: true, force: true })
  }

  const inputs = ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']
  const configuration = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...inputs, ...configuration]) cpSync(name, path.join(copy, name), { recursive: true })
  cpSync(content, path.join(copy, 'content'), { recursive: true })
  return copy
}

/**
 * Builds the code as it is with other content, on a copy.
 * @param {object} options
 * @param {string} options.to the folder of the copy; the site is in `public` below it
 * @param {string} options.content the folder that takes the place of `content`
 * @param {string} [options.prefix] the path that a host serves the site below, with a slash at its start
 * @param {(folder: string) => void} [options.change] changes the copy before it is built
 */
export function buildCopy({ to, content, prefix = '', change }) {
  const copy = copySite({ to, content })
  change?.(copy)

  execFileSync(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, PATH_PREFIX: prefix },
  })
}
