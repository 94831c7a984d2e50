import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import { CONTENT } from '../../content/folder'
import { splitFrontMatter } from '../../content/read/front-matter'
import { textsIn } from '../../content/read/select'
import { kernTable, pairsIn, withKerning } from './kerning'

/** Where the subsets are put for the style sheet and the preload, `src/styles/_fonts.scss` and `src/layouts/document.tsx`. */
const FOLDER = '.cache/fonts'
/** What any text may need beside what the content says: letters, figures, and the marks that code adds to words. */
const ALWAYS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()-/&%+@\u00a0–—‘’“”…·×©→←↑↓−\u2011`

/**
 * The faces of the site, by the package they come from, the weights that the styles set, lightest and heaviest, the
 * same as in `src/styles/_fonts.scss`, and the weight most of their text has.
 */
export const FACES = [
  { face: 'bricolage-grotesque', weights: [300, 600], usual: 600 },
  { face: 'instrument-sans', weights: [400, 600], usual: 400 },
] as const

/** What of their layout the site uses, beside the spacing of pairs: ligatures, figures of one width. */
const FEATURES = ['liga', 'tnum']

/**
 * The file of a face, as its package ships it: Latin, all weights.
 * @returns WOFF2
 */
function faceFile(face: string): Buffer {
  const { resolve } = createRequire(path.resolve('package.json'))
  return readFileSync(resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`))
}

/**
 * Writes each face once more with no more than the characters, weights and features that the site uses, and the spacing of
 * those pairs of letters that its texts have: a third of what a first visit would wait for. The full face stands behind
 * it and is asked for where a character is missing.
 */
export async function subsetFonts(): Promise<void> {
  const texts = readTexts(CONTENT)
  const characters = [...new Set(ALWAYS + texts)].sort().join('')
  const pairs = pairsIn(texts)
  const stamp = createHash('sha256')
    .update(JSON.stringify([characters, pairs, FACES, FEATURES]))
    .digest('hex')
  const stampFile = path.join(FOLDER, 'characters')
  if (readIfThere(stampFile) === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { face, weights, usual } of FACES) {
    const [min, max] = weights
    // Values of their own, because the package's published types lack `keepFeatures`.
    const lean = { targetFormat: 'truetype', variationAxes: { wght: { min, max } }, keepFeatures: FEATURES } as const
    const spaced = { targetFormat: 'truetype', variationAxes: { wght: usual }, keepFeatures: ['kern'] } as const
    const subset = await subsetFont(faceFile(face), characters, lean)
    const kern = kernTable(pairs, create(await subsetFont(faceFile(face), characters, spaced)), create(subset))
    writeFileSync(path.join(FOLDER, `${face}-latin-in-use.woff2`), await convert(withKerning(subset, kern), 'woff2'))
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
