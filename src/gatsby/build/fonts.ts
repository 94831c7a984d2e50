import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import { CONTENT } from '../../content/folder'
import { splitFrontMatter } from '../../content/read/front-matter'
import { textsIn } from '../../content/read/select'

/** Where the subsets are put for the style sheet and the preload, `src/styles/_fonts.scss` and `src/layouts/document.tsx`. */
const FOLDER = '.cache/fonts'
/** What any text may need beside what the content says: letters, figures, and the marks that code adds to words. */
const ALWAYS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()-/&%+@\u00a0–—‘’“”…·×©→←↑↓−\u2011`

/**
 * The faces of the site, by the package they come from, and the weights that the styles set, lightest and heaviest: the
 * same as in `src/styles/_fonts.scss`.
 */
export const FACES = [
  { face: 'bricolage-grotesque', weights: [300, 600] },
  { face: 'instrument-sans', weights: [400, 600] },
] as const

/** What of their layout the site uses: spacing of pairs, ligatures, figures of one width. */
const FEATURES = ['kern', 'liga', 'tnum']

/**
 * The file of a face, as its package ships it: Latin, all weights.
 * @returns WOFF2
 */
function faceFile(face: string): Buffer {
  const { resolve } = createRequire(path.resolve('package.json'))
  return readFileSync(resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`))
}

/**
 * Writes each face once more with no more than the characters, weights and features that the site uses, which halves what
 * a first visit waits for. The full face stands behind it and is asked for where a character is missing.
 */
export async function subsetFonts(): Promise<void> {
  const characters = [...new Set(ALWAYS + readTexts(CONTENT))].sort().join('')
  const stamp = createHash('sha256')
    .update(JSON.stringify([characters, FACES, FEATURES]))
    .digest('hex')
  const stampFile = path.join(FOLDER, 'characters')
  if (readIfThere(stampFile) === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { face, weights } of FACES) {
    const [min, max] = weights
    // A value of its own, because the package's published types lack `keepFeatures`.
    const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } }, keepFeatures: FEATURES } as const
    const subset = await subsetFont(faceFile(face), characters, options)
    writeFileSync(path.join(FOLDER, `${face}-latin-in-use.woff2`), subset)
  }
  writeFileSync(stampFile, stamp)
}

/** All that the files of texts below a folder say: not their keys and comments. */
function readTexts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== 'README.md')
    .map((file) => textOf(readFileSync(path.join(folder, file), 'utf8'), file.endsWith('.md')))
    .join('')
}

function textOf(text: string, isMarkdown: boolean): string {
  const parts = isMarkdown ? splitFrontMatter(text) : { yaml: text, markdown: '' }
  if (!parts) return text
  const values = textsIn(parse(parts.yaml)).map(({ value }) => value)
  return [...values, parts.markdown].join('')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
