// Runs package.json scripts in parallel, all at once: each keeps one core busy.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import process from 'node:process'

/** Runs a package.json script; resolves with whether it succeeded. A quiet script's output is printed when it ends. */
const run = (script, isQuiet) =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], {
      shell: process.platform === 'win32',
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
    child.on('error', () => done(false))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })

const results = await Promise.all(process.argv.slice(2).map((script, index) => run(script, index > 0)))
if (results.includes(false)) process.exitCode = 1
