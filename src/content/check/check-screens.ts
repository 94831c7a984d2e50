import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultAt } from '../read/source'

/**
 * Checks that each part (`###`) of a project's Decisions chapter, named as in strings.yml, has a screen and vice versa.
 * In `details-2` they are shown separately, so the numbers may differ.
 */
export function checkScreens({ projects, strings }: ContentFiles): Fault[] {
  const chapter = strings.data?.chapters.decisions
  return projects.flatMap(({ source, story }): Fault[] => {
    // Unreadable front matter is reported elsewhere.
    if (!isRecord(source.value)) return []
    const decisions = story.find(({ title }) => title === chapter)
    const { screens = [], template } = source.value
    if (template === 'details-2' || !decisions || !Array.isArray(screens) || screens.length === decisions.parts.length)
      return []
    const parts = decisions.parts.length
    const words = `has ${screens.length} entries, but ${decisions.title} has ${parts} parts (###); expected a screen for each part`
    return [faultAt(source, ['screens'], words)]
  })
}
