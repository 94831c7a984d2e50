import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord, select } from '../read/select'
import { faultAt } from '../read/source'

/** Checks that every year listed in the CV falls within an employment: others would not be shown. */
export function checkYears({ pages }: ContentFiles): Fault[] {
  const about = pages.about.source
  const sheet = pages['devloper-1'].source
  const present = select(about.value, ['timeline', 'present'])[0]?.value
  const terms = select(about.value, ['timeline', 'employments', '*']).flatMap(({ value }) => {
    const { from, to = present } = isRecord(value) ? value : {}
    return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : []
  })
  if (terms.length === 0) return []
  return select(sheet.value, ['timeline', 'years', '*', 'year']).flatMap(({ path, value }) =>
    typeof value !== 'number' || terms.some(({ from, to }) => from <= value && value <= to)
      ? []
      : [faultAt(sheet, path, `is ${value}; expected a year of an employment in pages/about.yml`)],
  )
}
