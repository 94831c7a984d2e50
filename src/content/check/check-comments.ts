import type { Fault } from '../fault'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { textsIn } from '../read/select'
import { faultAt } from '../read/source'

/** Hints at texts of several words that end where a `#` begins a comment, as it may be meant as part of them. */
export function checkComments(files: ContentFiles): Fault[] {
  return describedFiles(files).flatMap(({ source }) =>
    textsIn(source.value).flatMap(({ path, value }): Fault[] => {
      const comment = value.includes(' ') ? source.commentAfter(path) : undefined
      if (comment === undefined) return []
      const words = `ends before ${JSON.stringify(comment)}, which is a comment; put the text in quotes if that belongs to it`
      return [{ ...faultAt(source, path, words), rank: 'hint' }]
    }),
  )
}
