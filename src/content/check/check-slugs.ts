import { slugOfPhoto } from '../slug-of-photo'
import { slugOfScreen } from '../slug-of-screen'
import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { explainReserved } from './reserved-slugs'
import { slug as slugSchema } from '../schemas/common'
import { select, selectTexts } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'

/**
 * Checks that no two pages share an address, that none uses a reserved one, and that no two works or screens share a
 * slug, which identifies them in galleries.
 */
export function checkSlugs(
  { projects, galleries, photos }: ContentFiles,
  routes: readonly string[],
  statics: readonly string[],
): Fault[] {
  const owners = new Map(routes.map((route) => [route, 'a page of src/pages']))
  const faults: Fault[] = []
  for (const { slug, source } of projects) {
    const words = slugSchema().safeParse(slug).error?.issues[0]?.message
    if (words) faults.push(faultOfFile(source, `the folder's name ${words}`))
    const owner = owners.get(slug)
    const reserved = explainReserved(slug, statics)
    if (reserved) faults.push(faultOfFile(source, reserved))
    else if (owner) faults.push(faultOfFile(source, duplicate(slug, owner)))
    else owners.set(slug, source.file)
  }
  for (const { path, value } of selectTexts(galleries.source.value, ['*', 'slug'])) {
    const owner = owners.get(value)
    const reserved = explainReserved(value, statics)
    if (reserved) faults.push(faultAt(galleries.source, path, reserved))
    else if (owner) faults.push(faultAt(galleries.source, path, duplicate(value, owner)))
    else owners.set(value, `galleries[${path[0]}]`)
  }
  const shown = new Map(projects.map(({ slug, source }) => [slug, source.file]))
  for (const { slug, source } of projects)
    select(source.value, ['screens', '*']).forEach((_, at) =>
      shown.set(slugOfScreen(slug, at + 1), `screens[${at}] of ${source.file}`),
    )
  for (const { path, value } of selectTexts(photos.source.value, ['*', 'file'])) {
    const owner = shown.get(slugOfPhoto(value))
    if (owner) faults.push(faultAt(photos.source, path, duplicate(slugOfPhoto(value), owner)))
    else shown.set(slugOfPhoto(value), `photos[${path[0]}]`)
  }
  return faults
}

function duplicate(slug: string, owner: string): string {
  return `duplicate slug ${JSON.stringify(slug)}; expected another, as ${owner} has it`
}
