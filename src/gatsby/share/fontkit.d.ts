// The parts of fontkit that are used here; it brings no types of its own.
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
  /** In units of the font. */
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
