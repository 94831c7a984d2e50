import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../src/content/folder'

/** Output of the previous build, which speeds up the next one, and the copy of it that a killed build leaves. */
const KEPT = ['.cache', 'public', '.last-build']

/** Code, with the times of its files: what has not changed comes from the cache of the build before. */
const AS_IT_IS = { recursive: true, preserveTimestamps: true }
/**
 * Content, with new times: Gatsby takes a file for one that it knows by its inode and time. A copy gets inodes that other
 * files had before, and files checked out together have the same time: one photograph would be taken for another.
 */
const ANEW = { recursive: true }

/** A copy of the code with different content. */
interface CopyOptions {
  /** Target folder; what an earlier build left there is kept. */
  to: string
  /** Content folder that replaces the author's; the `static` folder beside it, if any, comes with it. */
  content: string
}

interface BuildOptions extends CopyOptions {
  /** Path prefix the site is served under, with a leading slash. */
  prefix?: string
  /** Modifies the copy before the build. */
  change?: (folder: string) => void
}

/**
 * Copies the current code, with different content, to a folder of its own. Gatsby keeps its cache and output where it
 * runs, and builds with different path prefixes must not share a cache.
 * @returns the absolute path of the copy
 */
export function copySite({ to, content }: CopyOptions): string {
  const copy = path.resolve(to)
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy)) {
    if (!KEPT.includes(name)) rmSync(path.join(copy, name), { recursive: true, force: true })
  }

  const inputs = ['src', 'package.json', 'package-lock.json', 'tsconfig.json']
  const configuration = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...inputs, ...configuration]) cpSync(name, path.join(copy, name), AS_IT_IS)
  cpSync(content, path.join(copy, CONTENT), ANEW)
  const statics = path.join(content, '../static')
  if (existsSync(statics)) cpSync(statics, path.join(copy, 'static'), ANEW)
  return copy
}

/** Builds a copy of the current code with different content; the site ends up in its `public` folder. */
export function buildCopy({ prefix = '', change, ...options }: BuildOptions): void {
  const copy = copySite(options)
  change?.(copy)

  execFileSync(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, PATH_PREFIX: prefix },
  })
}
