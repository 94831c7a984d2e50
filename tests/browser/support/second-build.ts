import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const isText = (file: string) => /\.(html|js|css|json)$/.test(file)
const hash = /[.-]([0-9a-f]{20})\.(?:js|css)$/

/** The same length and alphabet, and another name. */
const turned = (name: string) => Array.from(name).reverse().join('')

/**
 * Makes what a later deployment would: every script and style under another name, another version and build hash, and
 * other words where a page or its data says `words[0]`. Much quicker than building the site a second time.
 * @returns the folder, and how to remove it
 */
export function secondBuild(words: readonly [string, string]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  // The images are the same, and many.
  cpSync('public', folder, {
    recursive: true,
    filter: (file) => file !== path.join('public', 'static') && !file.endsWith('.map'),
  })
  symlinkSync(path.resolve('public/static'), path.join(folder, 'static'))

  const home = readFileSync('public/index.html', 'utf8')
  const [, version = ''] = /name="version" content="(\w+)"/.exec(home) ?? []
  const [, compilation = ''] = /___webpackCompilationHash="(\w+)"/.exec(home) ?? []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const names = files.flatMap((file) => hash.exec(file)?.[1] ?? [])
  const renamed = new RegExp([...names, version, compilation].join('|'), 'g')

  for (const file of files.filter(isText)) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(renamed, turned)
        .replaceAll(...words),
    )
    const name = hash.exec(file)?.[1]
    if (name) renameSync(file, file.replace(name, turned(name)))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
