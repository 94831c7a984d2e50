import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtFiles } from './built-files'
import { COMPRESSIBLE } from './headers'

/** Smaller files fit into one packet either way. */
const SMALLEST = 1024

/** How many files are worked on at a time: as many as Node has threads for. */
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
 * Writes each text of the built site a second and third time, compressed as tightly as can be, for hosts that send such
 * files as they are. What has not changed since the build before is taken from the cache.
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
