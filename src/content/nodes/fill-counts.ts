import { capitalise } from '../../lib/text/capitalise'
import { interpolate } from '../../lib/text/interpolate'
import type { Content } from '../content'
import type { GalleryContents } from './gallery-works'

/**
 * Puts counts in words into a text of a gallery: `{Works} works, {projects} of them products` is `Twenty-four works,
 * eight of them products`. What the strings have no word for is written in digits.
 */
export function fillCounts(
  text: string,
  { works, screens }: Pick<GalleryContents, 'works' | 'screens'>,
  { strings, site }: Pick<Content, 'strings' | 'site'>,
): string {
  const digits = new Intl.NumberFormat(site.language)
  const countOf = (kind: string) => works.filter(({ type }) => type === kind).length
  const counts = {
    works: works.length + screens.length,
    projects: countOf('Project'),
    photographs: countOf('Photo'),
    screens: screens.length,
  }
  const words = Object.entries(counts).flatMap(([name, count]) => {
    const word = strings.numbers[count] ?? digits.format(count)
    return [
      [name, word],
      [capitalise(name), capitalise(word)],
    ]
  })
  return interpolate(text, Object.fromEntries(words) as Record<string, string>)
}
