import { capitalise } from '../../lib/text/capitalise'
import { interpolate } from '../../lib/text/interpolate'
import type { Content } from '../content'
import type { GalleryContents } from './gallery-works'

/**
 * Fills in counts as words in a gallery's text: `{Works} works, {projects} of them products` becomes `Twenty-four
 * works, eight of them products`. Numbers without a word in strings.yml are written in digits.
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
