import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultOfFile } from '../read/source'
import { CHAPTERS, neededChapters } from '../schemas/project'
import { checkStory } from './check-story'

/** Checks each project's story against the chapters named in strings.yml; faults point to lines of the file. */
export function checkStories({ projects, strings }: ContentFiles): Fault[] {
  const chapters = strings.data?.chapters
  // Without the chapter headings there is nothing to check against.
  if (!chapters) return []
  const known = CHAPTERS.map((chapter) => chapters[chapter])
  return projects.flatMap(({ source, markdown, markdownLine }) => {
    if (source.value === undefined) return []
    const template = isRecord(source.value) ? source.value.template : undefined
    const needed = neededChapters(template).map((chapter) => chapters[chapter])
    return checkStory(markdown, known, needed).map(({ line, column = 1, message }) => {
      const place = { line: line + markdownLine - 1, column }
      return { ...faultOfFile(source, message, place), path: `${source.root}.story` }
    })
  })
}
