import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultAt } from '../read/source'

/** Keys whose values must be unique among projects. */
const OWN = ['name', 'order', 'galleryPlace']

/** Checks that no two projects share a name, a place in lists or a place in the galleries. */
export function checkProjects({ projects }: ContentFiles): Fault[] {
  return OWN.flatMap((key) => {
    const owners = new Map<unknown, string>()
    return projects.flatMap(({ source }): Fault[] => {
      const value = isRecord(source.value) ? source.value[key] : undefined
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const same = typeof value === 'string' ? value.trim().toLowerCase() : value
      const owner = owners.get(same)
      owners.set(same, owner ?? source.file)
      return owner ? [faultAt(source, [key], `is ${JSON.stringify(value)}; expected another, as ${owner} has it`)] : []
    })
  })
}
