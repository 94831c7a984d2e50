/** Headers of every response, whatever the host; the Content-Security-Policy depends on the build. */
export const SECURITY: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** For hosts that serve HTTPS: return over HTTPS, for a year. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** For everything else: revalidate before reuse. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** A script or style sheet at the root whose name contains a content hash; path without a prefix. */
export const HASHED = /^[^/]+[.-][0-9a-f]{20}\.(js|css)$/

/** MIME types by file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  vcf: 'text/vcard',
  pdf: 'application/pdf',
}

/** Files worth compressing. */
export const COMPRESSIBLE = /\.(html|css|js|json|webmanifest|xml|txt|svg|ico)$/
