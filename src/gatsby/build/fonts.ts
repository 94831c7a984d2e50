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
import { DISPLAY_FACE, TEXT_FACE } from '../share/faces'
import { kernTable, pairsIn, withKerning } from './kerning'

/** Increased whenever the subsetting or the kerning changes, so no subset of before is reused. */
const SUBSETTING = 1

/** Where the subsets are written for `src/styles/_fonts.scss` and the preload in `src/layouts/document.tsx`. */
const FOLDER = '.cache/fonts'
/** Characters that any text may need beyond the content: letters, digits, and the marks that code adds. */
const ALWAYS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()-/&%+@\u00a0–—‘’“”…·×©→←↑↓−\u2011`

/**
 * The site's typefaces: their package, the lightest and heaviest weight that the styles use, as in
 * `src/styles/_fonts.scss`, and the weight of most text.
 */
export const FACES = [
  { face: DISPLAY_FACE, weights: [300, 600], usual: 600 },
  { face: TEXT_FACE, weights: [400, 600], usual: 400 },
] as const

/** OpenType features that the site uses besides kerning: ligatures and tabular figures. */
const FEATURES = ['liga', 'tnum']

/**
 * The file of a typeface as its package ships it: Latin, all weights.
 * @returns WOFF2
 */
function faceFile(face: string): Buffer {
  const { resolve } = createRequire(path.resolve('package.json'))
  return readFileSync(resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`))
}

/**
 * Subsets each typeface to the characters, weights and features that the site uses, with kerning only for the letter
 * pairs in its texts: a third of the bytes on a first visit. The full typeface is the fallback for missing characters.
 */
export async function subsetFonts(): Promise<void> {
  const texts = readTexts(CONTENT)
  const characters = [...new Set(ALWAYS + texts)].sort().join('')
  const pairs = pairsIn(texts)
  const faces = FACES.map((one) => ({ ...one, file: faceFile(one.face) }))
  const stamp = subsetStamp({ characters, pairs, files: faces.map(({ file }) => file) })
  const stampFile = path.join(FOLDER, 'characters')
  if (readIfThere(stampFile) === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { face, file, weights, usual } of faces) {
    const [min, max] = weights
    // Separate constants, because the package's published types lack `keepFeatures`.
    const lean = { targetFormat: 'truetype', variationAxes: { wght: { min, max } }, keepFeatures: FEATURES } as const
    const spaced = { targetFormat: 'truetype', variationAxes: { wght: usual }, keepFeatures: ['kern'] } as const
    const subset = await subsetFont(file, characters, lean)
    const kern = kernTable(pairs, create(await subsetFont(file, characters, spaced)), create(subset))
    writeFileSync(path.join(FOLDER, `${face}-latin-in-use.woff2`), await convert(withKerning(subset, kern), 'woff2'))
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Identifies the subsets of the typefaces: another for other files or another use of them.
 * @param files the typefaces as their packages ship them
 * @returns hexadecimal digits
 */
export function subsetStamp({ files, ...used }: { characters: string; pairs: string[]; files: Buffer[] }): string {
  const hash = createHash('sha256').update(JSON.stringify([SUBSETTING, used, FACES, FEATURES]))
  for (const file of files) hash.update(file)
  return hash.digest('hex')
}

/** The text of all content files below a folder, without keys and comments. */
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
