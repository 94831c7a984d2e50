/** The sample's files as they came, written by `npm run document:content`: the beginning of the SHA-256 of each. */
export const SAMPLE_DIGESTS: Record<string, string> = {
  'content/brand/favicon.svg': 'f2ee1a920a36bd48',
  'static/promo.mp4': '53faec5229b2b0b4',
  'static/promo-preview.mp4': '290a311f85a9fc71',
  'content/brand/icon-512.png': '629da9d7e8db3e99',
  'content/brand/promo-poster.jpg': 'dd133cddcf9726d5',
}
