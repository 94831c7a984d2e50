import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../src/content/folder'

/** What Gatsby keeps from the last time, which makes the next one quick. */
const KEPT = ['.cache', 'public']

/** A copy of the code, with other content. */
interface CopyOptions {
  /** The folder of the copy; what a build left in it stays. */
  to: string
  /** The folder that takes the place of the author's content. */
  content: string
}

interface BuildOptions extends CopyOptions {
  /** The path that a host serves the site below, with a slash at its start. */
  prefix?: string
  /** Changes the copy before it is built. */
  change?: (folder: string) => void
}

/**
 * Copies the code as it is, with other content, to a folder where Gatsby can build it: it takes its cache and its output from
 * where it runs, and what was built from other addresses must not meet in one cache.
 * @returns the full path of the copy
 */
export function copySite({ to, content }: CopyOptions): string {
  const copy = path.resolve(to)
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy)) {
    if (!KEPT.includes(name)) rmSync(path.join(copy, name), { recursive: true, force: true })
  }

  const inputs = ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']
  const configuration = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...inputs, ...configuration]) cpSync(name, path.join(copy, name), { recursive: true })
  cpSync(content, path.join(copy, CONTENT), { recursive: true })
  return copy
}

/** Builds the code as it is with other content, on a copy; the site is in `public` below it. */
export function buildCopy({ prefix = '', change, ...options }: BuildOptions): void {
  const copy = copySite(options)
  change?.(copy)

  execFileSync(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, PATH_PREFIX: prefix },
  })
}
