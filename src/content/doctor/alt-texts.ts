import path from 'node:path'
import { imageReferences } from '../check/check-images'
import { valueAt } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

const CALLS_ITSELF =
  /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|screen shot|icon) (of|showing|with)\b/i

/** Alt texts that are no use to people who cannot see the picture. Missing ones are reported by the content check. */
export function examineAltTexts({ files }: SiteSnapshot): Finding[] {
  return imageReferences(files).flatMap(({ source, path: at, src }) => {
    const way = [...at.slice(0, -1), 'alt']
    const alt = valueAt(source.value, way)
    const words = typeof alt === 'string' ? explain(alt, src) : undefined
    return words
      ? [finding('hint', faultAt(source, way, words), 'Say what is to be seen, as you would on the telephone.')]
      : []
  })
}

function explain(alt: string, src: string): string | undefined {
  const start = CALLS_ITSELF.exec(alt)?.[0]
  if (start !== undefined) return `begins with ${JSON.stringify(start)}, which screen readers say by themselves`
  const name = path.posix.parse(src).name
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim()
  if (words(alt) === words(name) || /\.(jpe?g|png|webp|avif)$/i.test(alt)) return 'is the name of the file'
  return alt.trim().length < 8 ? `is only ${JSON.stringify(alt)}` : undefined
}
