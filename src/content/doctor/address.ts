import { addressFault } from '../address-fault'
import { selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** An address of the site that a build for publication refuses. */
export function examineAddress({ files }: SiteSnapshot): Finding[] {
  const { source } = files.site
  return selectTexts(source.value, ['url']).flatMap(({ path, value }) => {
    const words = URL.canParse(value) ? addressFault(value) : undefined
    if (!words) return []
    const place = faultAt(source, path, `${value} ${words.split(';')[0]}`)
    return [finding('blocker', place, 'Write the address where this site is published, beginning with https://.')]
  })
}
