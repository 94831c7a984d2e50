import { FRESH_DAYS, isFresh } from '../../lib/time/is-fresh'
import { select, selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Days and years that are out of date. */
export function examineDates({ files, today }: SiteSnapshot): Finding[] {
  const { site, pages } = files
  const year = today.getUTCFullYear()
  return [
    ...selectTexts(site.source.value, ['availability', 'checked'])
      .filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value) && !isFresh(value, today.getTime()))
      .map(({ path, value }) =>
        finding(
          'hint',
          faultAt(site.source, path, `is ${value}, more than ${FRESH_DAYS} days ago: no page shows the availability`),
          "Check the availability and write today's date.",
        ),
      ),
    ...select(pages.about.source.value, ['timeline', 'present'])
      .filter(({ value }) => typeof value === 'number' && value < year)
      .map(({ path, value }) =>
        finding(
          'hint',
          faultAt(pages.about.source, path, `is ${String(value)}: the timeline ends before this year`),
          `Write ${year}.`,
        ),
      ),
  ]
}
