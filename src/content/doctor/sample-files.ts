import { createHash } from 'node:crypto'
import { faultOfFile } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'
import { SAMPLE_DIGESTS } from './sample-digests'

/** Files that come with the sample, and what each one is. */
const SAMPLE_FILES: Record<string, string> = {
  'content/brand/favicon.svg': 'icon of the browser tab',
  'static/promo.mp4': 'film',
  'static/promo-preview.mp4': 'preview of the film',
  'content/brand/icon-512.png': 'icon of the home screen',
  'content/brand/promo-poster.jpg': 'first picture of the film',
}

/** The first 16 hex digits of a file's SHA-256. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Digests of the current sample files, for `sample-digests.ts`. */
export function sampleDigests({ bytesOf }: Pick<SiteSnapshot, 'bytesOf'>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SAMPLE_FILES).flatMap((file) => {
      const bytes = bytesOf(file)
      return bytes ? [[file, digestOf(bytes)]] : []
    }),
  )
}

/**
 * Pictures and film that are still the sample's.
 * @param digests digests of the original files; tests pass their own
 */
export function examineSampleFiles({ bytesOf }: SiteSnapshot, digests = SAMPLE_DIGESTS): Finding[] {
  return Object.entries(digests).flatMap(([file, digest]) => {
    const bytes = bytesOf(file)
    if (!bytes || digestOf(bytes) !== digest) return []
    const place = faultOfFile({ file, root: file }, `is the sample's ${SAMPLE_FILES[file] ?? 'file'}`)
    return [finding('blocker', place, 'Put a file of your own in its place, under the same name.')]
  })
}
