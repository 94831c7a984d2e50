// Runs package.json scripts, two at a time, in the order given; each keeps about one core busy. What a script prints is
// shown when it ends. After a failure no other one is started.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import process from 'node:process'
import { nodeOptions } from './node-options.mjs'

const AT_ONCE = 2

/** Runs a package.json script; resolves with whether it succeeded. */
const run = (script) =>
  new Promise((done) => {
    const start = Date.now()
    console.log(`▸ ${script}`)
    const child = spawn('npm', ['run', '--silent', script], {
      env: { ...process.env, NODE_OPTIONS: nodeOptions() },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('error', ({ message }) => {
      console.log(`${script} did not start: ${message}`)
      done(false)
    })
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      console.log(`${code === 0 ? '✓' : '✗'} ${script}, ${Math.round((Date.now() - start) / 1000)} s`)
      done(code === 0)
    })
  })

const waiting = process.argv.slice(2)

/** Runs what waits, one after the other. */
async function work() {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    if (await run(script)) continue
    waiting.length = 0
    process.exitCode = 1
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
