import { encode } from 'uqr'

/** A QR code for drawing. */
export interface QrCodeDrawing {
  /** Modules along one side. */
  size: number
  /** The dark modules as an SVG path, one unit per module. */
  path: string
}

/** Encodes a text as a QR code, without its quiet zone. */
export function qrCode(text: string): QrCodeDrawing {
  const { size, data } = encode(text, { ecc: 'L', border: 0 })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** The runs of dark modules of one row. */
function rowPath(row: readonly boolean[], y: number): string {
  return row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return ''
      const end = row.indexOf(false, x)
      const length = (end === -1 ? row.length : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
    .join('')
}
