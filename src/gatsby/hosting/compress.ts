import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFiles } from './built-files'
import { COMPRESSIBLE } from './headers'

/** Smaller files, in bytes, fit into one packet either way. */
const SMALLEST = 1024

/** Number of files compressed in parallel: the size of Node's thread pool. */
const AT_ONCE = 4

const brotli = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

const ways = [
  ['.br', brotli],
  ['.gz', (text: Buffer) => promisify(gzip)(text, { level: 9 })],
] as const

/**
 * Writes a Brotli and a gzip copy of each text file of the built site, at maximum compression, for hosts that serve
 * precompressed files. Copies of unchanged files come from the cache.
 */
export async function compressFiles(folder = path.resolve('public'), cache = path.resolve('.cache/compressed')) {
  const files = builtFiles(folder)
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(path.join(folder, file))
  mkdirSync(cache, { recursive: true })

  const waiting = files.filter((file) => COMPRESSIBLE.test(file)).map((file) => path.join(folder, file))
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file, cache)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compressFile(file: string, cache: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < SMALLEST) return
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  for (const [ending, compress] of ways) {
    const kept = path.join(cache, name + ending)
    if (!existsSync(kept)) writeFileSync(kept, await compress(text))
    copyFileSync(kept, file + ending)
  }
}
