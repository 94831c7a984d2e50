// Runs Gatsby without telemetry and without dependency warnings that cannot be acted on here. A wrapper, because
// `NAME=value command` in package.json does not work in every shell.
import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism, constants } from 'node:os'
import { forgetOtherPrefix, notePrefix } from './cache-prefix.mjs'
import { keepLastBuild } from './last-build.mjs'
import { nodeOptions } from './node-options.mjs'

const { resolve } = createRequire(import.meta.url)
const cli = resolve('gatsby/cli.js')
const args = process.argv.slice(2)
// `gatsby develop` honours PORT, `gatsby serve` does not.
if (args.join() === 'serve' && process.env.PORT) args.push('--port', process.env.PORT)

// The doctor's summary follows every build. With DEPLOY=1, a site with blockers is not built at all.
const isBuild = args[0] === 'build'
const doctor = (...flags) =>
  spawnSync(process.execPath, [resolve('tsx/cli'), resolve('./doctor.ts'), ...flags], {
    stdio: 'inherit',
  }).status
const isForPublication = !['', '0', undefined].includes(process.env.DEPLOY)
if (isBuild && isForPublication && doctor() !== 0) {
  console.error('DEPLOY=1: the site has blockers; nothing was built, and what was built before stays')
  process.exit(1)
}

const settleBuild = isBuild ? keepLastBuild() : undefined
const prefix = args[0] === 'develop' ? '' : (process.env.PATH_PREFIX ?? '')
const writesCache = isBuild || args[0] === 'develop'
const before = writesCache ? forgetOtherPrefix(prefix) : undefined
if (before !== undefined)
  console.log(
    `The last build was for ${before || 'the root of a host'}, this one is for ${prefix || 'it'}: starting over`,
  )

if (writesCache) notePrefix(prefix)
const child = spawn(process.execPath, [cli, ...args], {
  stdio: 'inherit',
  env: {
    // Linux gives threads eight times as many areas of memory as there are processors. Pictures leave gaps in all of
    // them: with one for each processor, a build of many pictures needs a quarter less memory.
    MALLOC_ARENA_MAX: String(availableParallelism()),
    ...process.env,
    NODE_OPTIONS: nodeOptions(),
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_NO_WARNINGS: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    // A prefix is meant to be used; by default Gatsby also requires a flag.
    ...(process.env.PATH_PREFIX ? { PREFIX_PATHS: 'true' } : {}),
  },
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  // Gatsby may have created a new cache in the meantime.
  if (writesCache) notePrefix(prefix)
  if (settleBuild?.(code === 0)) console.error('The build failed; public/ is the last good one again')
  if (isBuild && code === 0) doctor('--summary')
  process.exit(signal ? 128 + constants.signals[signal] : code)
})
