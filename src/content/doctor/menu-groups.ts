import { isRecord, textsIn, valueAt } from '../read/select'
import { faultAt } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Groups of the menu with a `name` of their own, which is not used: a group opens its entries. */
export function examineMenuGroups({ files }: SiteSnapshot): Finding[] {
  const { source } = files.menu
  return textsIn(source.value).flatMap(({ path, value }) => {
    const entry = valueAt(source.value, path.slice(0, -1))
    if (path.at(-1) !== 'name' || !isRecord(entry) || entry.items === undefined) return []
    const place = faultAt(source, path, `${JSON.stringify(value)} is linked nowhere, for this entry opens its items`)
    return [finding('hint', place, 'Remove the name, or add an entry with it to the items.')]
  })
}
