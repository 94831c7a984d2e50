/** The sample's files as they came, written by `npm run document:content`: the beginning of the SHA-256 of each. */
export const SAMPLE_DIGESTS: Record<string, string> = {
  'content/brand/favicon.svg': 'f2ee1a920a36bd48',
  'static/promo.mp4': 'ec0c5d338b7a20ee',
  'static/promo-preview.mp4': '54516f7ff0d086c0',
  'content/brand/icon-512.png': '629da9d7e8db3e99',
  'content/brand/promo-poster.jpg': 'e7fa85493794b545',
}
