import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { CONTENT } from '../../content/folder'

/** Where the subsets are put for the style sheet and the preload, `src/styles/_fonts.scss` and `src/layouts/document.tsx`. */
const FOLDER = '.cache/fonts'
/** What any text may need beside what the content says: ASCII, and the marks that code adds to words. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…·×©→←↑↓−\u2011`

/** The faces of the site (`src/styles/_fonts.scss`), by the package they come from. */
const FACES = ['bricolage-grotesque', 'instrument-sans'] as const

/**
 * The file of a face, as its package ships it: Latin, all weights.
 * @returns WOFF2
 */
function faceFile(face: (typeof FACES)[number]): Buffer {
  const { resolve } = createRequire(path.resolve('package.json'))
  return readFileSync(resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`))
}

/**
 * Writes each face once more with no more than the characters that the content uses, which halves what a first visit
 * waits for. The full face stands behind it and is asked for where a character is missing.
 */
export async function subsetFonts(): Promise<void> {
  const characters = [...new Set(ALWAYS + readTexts(CONTENT))].sort().join('')
  const stamp = createHash('sha256').update(characters).digest('hex')
  const stampFile = path.join(FOLDER, 'characters')
  if (readIfThere(stampFile) === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const face of FACES) {
    const subset = await subsetFont(faceFile(face), characters, { targetFormat: 'woff2' })
    writeFileSync(path.join(FOLDER, `${face}-latin-in-use.woff2`), subset)
  }
  writeFileSync(stampFile, stamp)
}

/** All that the text files below a folder say. */
function readTexts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ya?ml|md)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
