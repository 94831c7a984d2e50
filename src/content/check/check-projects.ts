import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord, selectTexts } from '../read/select'
import { faultAt } from '../read/source'

/** Keys whose values must be unique among projects. */
const OWN = ['name', 'order', 'galleryPlace']

/**
 * Checks that no two projects share a name, a place in lists or a place in the galleries, and that a project says what
 * a technology does in it only once, and only of its own stack.
 */
export function checkProjects(files: ContentFiles): Fault[] {
  return [...sharedValues(files), ...strayUses(files)]
}

function sharedValues({ projects }: ContentFiles): Fault[] {
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

function strayUses({ projects }: ContentFiles): Fault[] {
  return projects.flatMap(({ source }) => {
    const stack = selectTexts(source.value, ['stack', '*']).map(({ value }) => value)
    const uses = selectTexts(source.value, ['uses', '*', 'technology'])
    return uses.flatMap(({ path, value }, at): Fault[] => {
      const name = JSON.stringify(value)
      if (!stack.includes(value))
        return [faultAt(source, path, `is ${name}; expected one of the stack of this project`)]
      const isAgain = uses.findIndex((use) => use.value === value) < at
      return isAgain ? [faultAt(source, path, `is ${name} again; expected each technology once`)] : []
    })
  })
}
