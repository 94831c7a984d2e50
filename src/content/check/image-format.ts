const ASCII = new TextDecoder('latin1')

/** Tells the format of an image by its first bytes. The name of a file says nothing about what is in it. */
export function imageFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | undefined {
  const head = ASCII.decode(bytes.subarray(0, 1024))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 40))) return 'avif'
  if (/<svg[\s>]/.test(head)) return 'svg'
  return undefined
}
