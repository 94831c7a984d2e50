import { isRecord, selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** A number that makes a claim: a percentage, a factor, an amount of money or people. */
const CLAIM =
  /\d[\d.,]*\s?(%|per cent|percent|×|x (as|faster|more|less)|times (as|faster|more|less)|(thousand|million|billion)\b)|[€$£]\s?\d/i

/** Projects that make numeric claims without giving a source, and sources that say nothing. */
export function examineClaims({ files }: SiteSnapshot): Finding[] {
  return files.projects.flatMap(({ source }) => {
    if (!isRecord(source.value) || source.value.sample === true) return []
    const sources = ['figures.*.source', 'quote.source'].flatMap((way) => selectTexts(source.value, way.split('.')))
    const empty = sources.filter(({ value }) => /^(\W*|sample.*|n\/?a|unknown|none|tbd)$/i.test(value))
    const texts =
      sources.length > empty.length
        ? []
        : ['line', 'result', 'description'].flatMap((key) => selectTexts(source.value, [key]))
    return [
      ...empty.map(({ path, value }) =>
        finding(
          'hint',
          faultAt(source, path, `names no source: ${JSON.stringify(value)}`),
          'Say who measured or said it, and when; or leave it out.',
        ),
      ),
      ...texts
        .filter(({ value }) => CLAIM.test(value))
        .map(({ path, value }) =>
          finding(
            'hint',
            faultAt(source, path, `claims ${JSON.stringify(CLAIM.exec(value)?.[0])} without a source`),
            'Add the number to `figures` with its source, or say it without the number.',
          ),
        ),
    ]
  })
}
