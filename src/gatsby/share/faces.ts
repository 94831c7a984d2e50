import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** The site's typefaces, as in the names of their packages: the one of titles, and the one of text. */
export const DISPLAY_FACE = 'bricolage-grotesque'
export const TEXT_FACE = 'instrument-sans'

/** A typeface of the site: its Latin part, and Latin Extended for other names. */
export type Face = readonly Font[]

/** Resolves package files from the site's root: in Gatsby's bundle this module has no path of its own. */
const { resolve } = createRequire(path.resolve('package.json'))

const files = (name: string) =>
  ['latin', 'latin-ext'].map((part) => resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`))

/**
 * Opens a typeface of the site at one weight.
 * @param name as in its package name
 */
export async function openFace(name: string, weight: number): Promise<Face> {
  // A separate constant, because the package's published types lack `keepAllGlyphs`.
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepAllGlyphs: true } as const
  return Promise.all(files(name).map(async (file) => create(await subsetFont(readFileSync(file), '', options))))
}

/** A piece of text, and the font that has all its characters. */
interface Run {
  font: Font
  text: string
}

/** Splits a text by the fonts that have its characters; those that none has are dropped rather than drawn as a box. */
export function splitRuns(face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** Width of a text in pixels. */
export const widthOf = (face: Face, text: string, size: number, tracking: number): number =>
  splitRuns(face, text).reduce((sum, run) => {
    const { advanceWidth, glyphs } = run.font.layout(run.text)
    return sum + (advanceWidth / run.font.unitsPerEm) * size + glyphs.length * tracking * size
  }, 0)

const rounded = (value: number) => Number(value.toFixed(2))

/** Draws a line of text as outlines, so the result does not depend on installed fonts. */
export function drawLine(face: Face, text: string, size: number, tracking: number, [x, y]: [number, number]): string {
  let left = x
  return splitRuns(face, text)
    .flatMap(({ font, text: part }) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(part)
      return glyphs.map((glyph, i) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
        const [dx, dy] = [rounded(left + xOffset * scale), rounded(y - yOffset * scale)]
        left += xAdvance * scale + tracking * size
        const outline = glyph.path.toSVG()
        const turn = `translate(${dx} ${dy}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
        return outline && `<path transform="${turn}" d="${outline}"/>`
      })
    })
    .join('')
}
