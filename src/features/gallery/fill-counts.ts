import { capitalise } from '../../lib/text/capitalise'
import { interpolate } from '../../lib/text/interpolate'
import { spellNumber } from '../../lib/text/spell-number'
import type { Work } from './works/work'

/**
 * Puts counts in words into a text of a gallery: `{Works} works, {projects} of them products` is `Twenty-four works,
 * eight of them products`.
 */
export function fillCounts(text: string, works: readonly Work[]): string {
  const photographs = works.filter(({ photograph }) => photograph).length
  const counts = { works: works.length, projects: works.length - photographs, photographs }
  const words = Object.entries(counts).flatMap(([name, count]) => {
    const word = spellNumber(count)
    return [
      [name, word],
      [capitalise(name), capitalise(word)],
    ]
  })
  return interpolate(text, Object.fromEntries(words) as Record<string, string>)
}
