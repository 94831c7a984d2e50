import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultAt } from '../read/source'

/** Checks that projects with a details template have screens, which these templates are built around. */
export function checkTemplates({ projects }: ContentFiles): Fault[] {
  return projects.flatMap(({ source }): Fault[] => {
    const { template, screens = [] } = isRecord(source.value) ? source.value : {}
    if (template !== 'details-1' && template !== 'details-2') return []
    if (!Array.isArray(screens) || screens.length > 0) return []
    const words = `is "${template}", which shows screens, and the project has none; expected at least one under "screens"`
    return [faultAt(source, ['template'], words)]
  })
}
