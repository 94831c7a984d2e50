import { z } from 'zod'
import type { Fault } from '../fault'
import { placeAt } from '../read/markdown'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { isRecord, textsIn } from '../read/select'
import { faultAt, faultOfFile } from '../read/source'

/**
 * Checks that no name withheld by a confidential project appears in the content: in a text, a story, or a file or
 * folder name, which end up in addresses. `acme-cover.jpg` contains the name Acme, `pacmen` does not.
 */
export function checkConfidential(files: ContentFiles): Fault[] {
  const names = files.projects.flatMap(({ source: { value } }) =>
    isRecord(value) && value.confidential === true ? namesOf(value) : [],
  )
  return [...unnamed(files), ...names.flatMap((name) => mentions(files, name))]
}

const namesOf = (facts: Record<string, unknown>): string[] => z.array(z.string()).catch([]).parse(facts.withhold)

/** Confidential projects that do not list the names to withhold. */
function unnamed({ projects }: ContentFiles): Fault[] {
  return projects.flatMap(({ source }) =>
    isRecord(source.value) && source.value.confidential === true && namesOf(source.value).length === 0
      ? [
          faultAt(
            source,
            ['confidential'],
            'names nothing to withhold; expected the names that may not show, `withhold: [Acme]`',
          ),
        ]
      : [],
  )
}

/** Every occurrence of a name. */
function mentions(files: ContentFiles, name: string): Fault[] {
  const pattern = patternOf(name)
  const problem = `has ${JSON.stringify(name)}, which a confidential project withholds; expected other words`
  return [
    ...describedFiles(files).flatMap(({ source }) =>
      textsIn(source.value)
        .filter(({ path, value }) => path[0] !== 'withhold' && pattern.test(value))
        .map(({ path }) => faultAt(source, path, problem)),
    ),
    ...files.projects.flatMap(({ source, slug, markdown, markdownLine }) => [
      ...(pattern.test(slug) ? [faultOfFile(source, `its folder ${problem}`)] : []),
      ...[...markdown.matchAll(new RegExp(pattern, 'giu'))].map(({ index }) =>
        faultOfFile(source, problem, placeAt(markdown, index, markdownLine - 1)),
      ),
    ]),
  ]
}

/** Matches a name as whole words, whatever separates them, also a line break: `Acme Corp`, `acme-corp`. */
function patternOf(name: string): RegExp {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`, 'iu')
}
