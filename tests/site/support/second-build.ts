import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileHash } from '../../../src/offline/build/page-files'
import { securePages } from '../../../src/gatsby/hosting/secure-pages'
import { ROOT, unprefixed } from './site'

const isText = (file: string) => /\.(html|js|css|json)$/.test(file)
const hash = /[.-]([0-9a-f]{20})\.(?:js|css)$/

type FileList = { version: string } & Record<'needed' | 'later' | 'images', Record<string, string>>

/** Another name, of the same length and alphabet. */
const turned = (name: string) => Array.from(name).reverse().join('')

/** What has changed since the first build: the words of a page, as in most deployments, or every script as well. */
export type Change = 'words' | 'scripts'

/**
 * Simulates a later deployment: another version, and other words where a page or its data says `words[0]`; with
 * `scripts`, also new names for every script and style, and a new build hash. Much faster than building again.
 * @returns the folder, and a function that removes it
 */
export function secondBuild(words: readonly [string, string], change: Change) {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  // The images are unchanged and many, so they are linked.
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (file) => file !== path.join(ROOT, 'static'),
  })
  symlinkSync(path.resolve(`${ROOT}/static`), path.join(folder, 'static'))

  const home = readFileSync(`${ROOT}/index.html`, 'utf8')
  const [, version = ''] = /name="version" content="(\w+)"/.exec(home) ?? []
  const [, compilation = ''] = /___webpackCompilationHash="(\w+)"/.exec(home) ?? []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const names = change === 'scripts' ? [...files.flatMap((file) => hash.exec(file)?.[1] ?? []), compilation] : []
  const renamed = new RegExp([...names, version].join('|'), 'g')

  for (const file of files.filter(isText)) {
    const before = readFileSync(file, 'utf8')
    const after = before.replace(renamed, turned).replaceAll(...words)
    if (after !== before) writeFileSync(file, after)
    const name = hash.exec(file)?.[1]
    if (name && names.includes(name)) renameSync(file, file.replace(name, turned(name)))
  }
  // As in the build: inline scripts and files have changed.
  securePages('/promo.mp4', folder)
  for (const list of files.filter((file) => path.basename(file) === 'files.json')) {
    const { version: listed, ...kinds } = JSON.parse(readFileSync(list, 'utf8')) as FileList
    const hashed = Object.entries(kinds).map(([kind, hashes]) => [
      kind,
      Object.fromEntries(Object.keys(hashes).map((address) => [address, fileHash(folder + unprefixed(address))])),
    ])
    writeFileSync(list, JSON.stringify({ version: listed, ...Object.fromEntries(hashed) }))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
