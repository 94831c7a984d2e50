// The part of fontverter that is used here; the package ships no types.
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>
}
