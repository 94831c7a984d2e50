// Builds the site a second time, as for a host that serves it below a path, for the tests of that: into .prefixed/site.
// It works on a copy and from nothing: addresses with and without the prefix must not meet in Gatsby's cache.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const PREFIX = '/repo'
const copy = path.resolve('.prefixed')
const site = path.join(copy, 'site')

mkdirSync(copy, { recursive: true })
for (const name of readdirSync(copy)) rmSync(path.join(copy, name), { recursive: true, force: true })

const inputs = ['content', 'src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']
const configuration = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
for (const name of [...inputs, ...configuration]) {
  cpSync(name, path.join(copy, name), { recursive: true })
}

execFileSync(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, PATH_PREFIX: PREFIX },
})

// As such a host has it: the site in a folder of that name, and the page for unknown addresses for the whole of it.
mkdirSync(site)
renameSync(path.join(copy, 'public'), path.join(site, PREFIX))
cpSync(path.join(site, PREFIX, '404.html'), path.join(site, '404.html'))
rmSync(path.join(copy, '.cache'), { recursive: true })
