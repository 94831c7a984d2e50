import { findNear } from '../../lib/text/find-near'
import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt } from '../read/source'

/**
 * Checks that a film of the site's own is there.
 * @param statics every file of `static/`
 */
export function checkFilm({ site }: ContentFiles, statics: readonly string[]): Fault[] {
  return selectTexts(site.source.value, ['video', 'url']).flatMap(({ path, value }) =>
    !/^\/\S+\.(mp4|webm)$/.test(value) || statics.includes(value.slice(1))
      ? []
      : [faultAt(site.source, path, noFile(value, statics))],
  )
}

/** Words for an address of a file that `static/` does not have. */
export function noFile(address: string, statics: readonly string[]): string {
  const near = findNear(address.slice(1), statics)
  return `no file static${address}; ${near ? `did you mean ${JSON.stringify(`/${near}`)}?` : 'expected a file of static/'}`
}
