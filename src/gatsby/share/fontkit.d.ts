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
    getVariation(settings: Record<string, number>): Font
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number; bbox: Box }
  }
  export function create(file: Buffer): Font
}

declare module 'wawoff2' {
  /** Gives the plain font of a WOFF2 file. */
  export function decompress(file: Buffer): Promise<Uint8Array>
}
