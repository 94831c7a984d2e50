const ASCII = new TextDecoder('latin1')

/** The formats that the site shows. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Formats that are known in order to be named, and refused. */
export type OtherFormat = 'svg' | 'gif' | 'heic' | 'tiff' | 'bmp'

/** Tells the format of an image by its first bytes. The name of a file says nothing about what is in it. */
export function imageFormat(bytes: Uint8Array): ImageFormat | OtherFormat | undefined {
  const head = ASCII.decode(bytes.subarray(0, 1024))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 40))) return 'avif'
  if (head.slice(4, 8) === 'ftyp' && /^(hei|hev|mif1)/.test(head.slice(8, 12))) return 'heic'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('BM') && head.slice(6, 10) === '\0\0\0\0') return 'bmp'
  if (/<svg[\s>]/.test(head)) return 'svg'
  return undefined
}

/** Whether the site can show a format. */
export function isSupportedFormat(format: ImageFormat | OtherFormat | undefined): format is ImageFormat {
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif'
}
