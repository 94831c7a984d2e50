// Runs Gatsby without telemetry, and without the warnings of its dependencies that nobody here can act on.
// A wrapper, because `NAME=value command` in package.json works in some shells only.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants } from 'node:os'

const cli = createRequire(import.meta.url).resolve('gatsby/cli.js')
const args = process.argv.slice(2)
// `gatsby develop` honours PORT by itself, `gatsby serve` does not.
if (args.join() === 'serve' && process.env.PORT) args.push('--port', process.env.PORT)

const child = spawn(process.execPath, [cli, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_NO_WARNINGS: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    // A prefix is meant to be used; Gatsby by itself would wait for a flag as well.
    ...(process.env.PATH_PREFIX ? { PREFIX_PATHS: 'true' } : {}),
  },
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
