import { createHash } from 'node:crypto'
import { faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'
import { SAMPLE_DIGESTS } from './sample-digests'

/** Files that come with the sample, and what each is. */
const SAMPLE_FILES: Record<string, string> = {
  'content/brand/favicon.svg': 'icon of the browser tab',
  'static/promo.mp4': 'film',
  'static/promo-preview.mp4': 'preview of the film',
  'content/brand/icon-512.png': 'icon of the home screen',
  'content/brand/promo-poster.jpg': 'first picture of the film',
}

/** The beginning of the SHA-256 of a file. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The digests of the sample's files as they are, for `sample-digests.ts`. */
export function sampleDigests({ bytesOf }: Pick<SiteSnapshot, 'bytesOf'>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SAMPLE_FILES).flatMap((file) => {
      const bytes = bytesOf(file)
      return bytes ? [[file, digestOf(bytes)]] : []
    }),
  )
}

/**
 * The pictures and the film that are still the sample's.
 * @param digests those of the files as they came; a test gives its own
 */
export function examineSampleFiles({ bytesOf }: SiteSnapshot, digests = SAMPLE_DIGESTS): Finding[] {
  return Object.entries(digests).flatMap(([file, digest]) => {
    const bytes = bytesOf(file)
    if (!bytes || digestOf(bytes) !== digest) return []
    const place = faultOfFile({ file, root: file }, `is the sample's ${SAMPLE_FILES[file] ?? 'file'}`)
    return [finding('blocker', place, 'Put a file of your own in its place, under the same name.')]
  })
}
