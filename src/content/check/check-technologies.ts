import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import { technologySlug } from '../technologies'
import { specialtiesOf } from './known-pages'

/**
 * Checks that each technology of a stack has an address, and that no two technologies or specialties have the same. A
 * specialty that no project uses has no page, and so needs no address.
 */
export function checkTechnologies({ site, projects }: ContentFiles): Fault[] {
  // Without site.yml it is unknown which addresses the specialties give.
  if (site.source.value === undefined) return []
  const specialties = specialtiesOf(site.source)
  const named = selectTexts(site.source.value, ['specialties', '*', 'name']).map((one) => ({
    source: site.source,
    ...one,
  }))
  const used = projects.flatMap(({ source }) =>
    selectTexts(source.value, ['stack', '*']).map((one) => ({ source, ...one })),
  )
  const inUse = new Set(used.map(({ value }) => value))
  const owners = new Map<string, string>()
  const names = new Set<string>()
  return [...named, ...used].flatMap(({ source, path, value }): Fault[] => {
    const fault = (message: string) => [faultAt(source, path, `${JSON.stringify(value)} ${message}`)]
    const isSpecialty = source === site.source
    if (names.has(value)) return isSpecialty ? fault('is a specialty twice; expected each once') : []
    names.add(value)
    const slug = technologySlug(value, specialties)
    const remedy = isSpecialty ? 'add a "slug" to it' : 'add a specialty with a "slug" for it to site.yml'
    if (slug === '')
      return value.trim() === '' || !inUse.has(value) ? [] : fault(`has no letter that an address can have; ${remedy}`)
    const owner = owners.get(slug)
    owners.set(slug, owner ?? value)
    return owner
      ? fault(`has the address of ${JSON.stringify(owner)}, /works/${slug}/; write both alike, or ${remedy}`)
      : []
  })
}
