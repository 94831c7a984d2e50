import { findNear } from '../../lib/text/find-near'
import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord, select, selectTexts } from '../read/select'
import { faultAt } from '../read/source'

/** The texts required by a site with a film: the page, and the path within it. */
export const FILM_WORDS = [
  ['index', 'hero', 'film'],
  ['index', 'hero', 'filmNote'],
  ['privacy', 'film'],
] as const

/**
 * Checks that a self-hosted film and its captions exist, that its works are in order, and that pages mentioning a film
 * have the texts for it. Without a film these texts are not shown.
 * @param statics every file of `static/`
 */
export function checkFilm(files: ContentFiles, statics: readonly string[]): Fault[] {
  return [...checkFile(files, statics), ...checkCuts(files), ...checkWords(files)]
}

function checkFile({ site }: ContentFiles, statics: readonly string[]): Fault[] {
  const named = ['url', 'preview', 'captions'].flatMap((key) => selectTexts(site.source.value, ['video', key]))
  return named.flatMap(({ path, value }) =>
    !/^\/\S+\.(mp4|webm|vtt)$/.test(value) || statics.includes(value.slice(1))
      ? []
      : [faultAt(site.source, path, noFile(value, statics))],
  )
}

/** The works of a film start at 0, are in ascending order, and begin before the film ends. */
function checkCuts({ site }: ContentFiles): Fault[] {
  const [seconds] = select(site.source.value, ['video', 'seconds'])
  const cuts = select(site.source.value, ['video', 'cuts', '*', 'at'])
  return cuts.flatMap(({ path, value }, place): Fault[] => {
    const before = cuts[place - 1]?.value
    if (place === 0 && value !== 0) return [faultAt(site.source, path, 'is not the beginning; expected 0')]
    if (place > 0 && Number(value) <= Number(before)) {
      return [faultAt(site.source, path, `is not after the work before it; expected more than ${String(before)}`)]
    }
    if (!seconds || Number(value) < Number(seconds.value)) return []
    return [faultAt(site.source, path, `is after the end; expected less than ${String(seconds.value)}`)]
  })
}

function checkWords({ site, pages }: ContentFiles): Fault[] {
  if (!isRecord(site.source.value)) return []
  const hasFilm = site.source.value.video !== undefined
  return FILM_WORDS.flatMap(([page, ...path]): Fault[] => {
    const { source } = pages[page]
    const isSaid = select(source.value, path).length > 0
    if (!isRecord(source.value) || isSaid === hasFilm) return []
    return hasFilm
      ? [faultAt(source, path, 'is missing; expected words for the film, which site.yml has under "video"')]
      : [{ ...faultAt(source, path, 'shows nowhere, for site.yml has no "video"; remove it'), rank: 'hint' }]
  })
}

/** The message for an address whose file is not in `static/`. */
export function noFile(address: string, statics: readonly string[]): string {
  const near = findNear(address.slice(1), statics)
  return `no file static${address}; ${near ? `did you mean ${JSON.stringify(`/${near}`)}?` : 'expected a file of static/'}`
}
