import { describedFiles } from '../read/read-content'
import { isRecord, textsIn } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Words that almost every English text contains and that no other language spells this way. */
const ENGLISH = /\b(the|your|you|with|which)\b/i

/** Fewer matches are probably names and quotations. */
const LEAST = 3

/** Files still in English on a site in another language. */
export function examineLanguage({ files }: SiteSnapshot): Finding[] {
  const site: unknown = files.site.source.value
  const language = isRecord(site) ? String(site.language) : 'en'
  if (/^en\b/i.test(language)) return []
  return describedFiles(files).flatMap(({ source }) => {
    const found = textsIn(source.value).filter(({ value }) => ENGLISH.test(value))
    const [first] = found
    if (!first || found.length < LEAST) return []
    const words = `is English, in ${found.length} places of this file, and the site is said to be in ${JSON.stringify(language)}`
    return [
      finding('hint', faultAt(source, first.path, words), 'Translate the file, or correct `language` in site.yml.'),
    ]
  })
}
