const ASCII = new TextDecoder('latin1')

/** The image formats the site supports. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Formats recognised only so that messages can name them; not supported. */
export type OtherFormat = 'svg' | 'gif' | 'heic' | 'tiff' | 'bmp'

/** Detects an image's format from its first bytes, as a file name says nothing about the contents. */
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

/** Whether the site supports a format. */
export function isSupportedFormat(format: ImageFormat | OtherFormat | undefined): format is ImageFormat {
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif'
}
