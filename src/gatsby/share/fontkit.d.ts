// The parts of fontkit that are used here; the package ships no types.
declare module 'fontkit' {
  interface Glyph {
    id: number
    path: { toSVG(): string }
  }
  interface Position {
    xAdvance: number
    xOffset: number
    yOffset: number
  }
  /** In font units. */
  interface Box {
    minX: number
    maxX: number
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(point: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number; bbox: Box }
  }
  export function create(file: Buffer): Font
}
