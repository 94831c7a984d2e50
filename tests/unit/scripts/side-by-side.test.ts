import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = path.resolve('scripts/side-by-side.mjs')

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'side-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Each test starts several processes, which take their time on a busy machine. */
const PATIENCE = { timeout: 30_000 }

/** Runs scripts of a package, each a line of JavaScript, side by side. */
function run(lines: Record<string, string>, env: NodeJS.ProcessEnv = process.env) {
  const scripts = Object.keys(lines).map((name) => [name, `node ${name}.js`])
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(scripts) as unknown }))
  for (const [name, line] of Object.entries(lines)) writeFileSync(path.join(folder, `${name}.js`), line)
  return spawnSync(process.execPath, [SCRIPT, ...Object.keys(lines)], { cwd: folder, encoding: 'utf8', env })
}

it('prints all that a script says, also what comes in pieces or from a child that ends after it', PATIENCE, () => {
  const half = "process.stdout.write(Buffer.from('€').subarray(0, 1))"
  const spawn = "require('node:child_process').spawn(process.execPath, ['late.js', process.ppid], { stdio: 'inherit' })"
  // Waits until what runs the script is gone.
  const late = `const timer = setInterval(() => {
    try { process.kill(process.argv[2], 0) }
    catch {
      clearInterval(timer)
      process.stdout.write(Buffer.from('€, late\\n').subarray(1))
    }
  }, 10)`
  writeFileSync(path.join(folder, 'late.js'), late)
  const { stdout, status } = run({ talks: `${half}; ${spawn}.unref()` })
  expect(stdout).toMatch(/^▸ talks\n€, late\n✓ talks, \d+ s\n$/)
  expect(status).toBe(0)
})

it('fails as one of them does, names it, and starts no other after it', PATIENCE, () => {
  const fails = 'process.exitCode = 2'
  const { stdout, status } = run({ bad: fails, worse: fails, never: '' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/✗ bad, /)
  expect(stdout).not.toContain('never')
})

it('runs all of them, however many', PATIENCE, () => {
  const { stdout, status } = run({ one: '', two: '', three: '', four: '' })
  expect(status).toBe(0)
  expect(stdout.match(/✓ \w+/g)?.sort()).toEqual(['✓ four', '✓ one', '✓ three', '✓ two'])
})

it('gives each room for what lives briefly, unless the user has set another', PATIENCE, () => {
  const ask = 'console.log(process.env.NODE_OPTIONS)'
  const { stdout } = run({ ask }, { ...process.env, NODE_OPTIONS: '--max-semi-space-size=8' })
  expect(stdout).toMatch(/--max-semi-space-size=32 --max-semi-space-size=8\n/)
})

it('says why npm could not start', PATIENCE, () => {
  const { stdout, status } = run({ one: '' }, { PATH: folder })
  expect(stdout).toContain('one did not start: spawn npm ENOENT')
  expect(status).toBe(1)
})
