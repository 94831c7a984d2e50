// The part of fontverter that is used here; it brings no types of its own.
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>
}
