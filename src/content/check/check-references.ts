import { z } from 'zod'
import type { Fault } from '../fault'
import { slugOfPhoto } from '../slug-of-photo'
import { findNear } from '../../lib/text/find-near'
import { findValues } from '../read/find-values'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import type { KnownPages } from './known-pages'

/** Where each kind of reference target is defined. */
const HOME = {
  project: 'projects/<slug>/index.md',
  gallery: 'galleries.yml',
  photo: 'photos/index.yml',
  tool: 'the stack of a project',
  specialty: 'site.yml',
}

/** Checks that projects, galleries, photographs, tools, specialties and tags referenced by other content exist. */
export function checkReferences(files: ContentFiles, known: KnownPages): Fault[] {
  const { projects, site } = files
  const stacks = projects.map(({ source }) => selectTexts(source.value, ['stack', '*']))
  const specialties = selectTexts(site.source.value, ['specialties', '*', 'name'])
  const kinds = [
    { kind: 'project' as const, names: known.projects },
    ...(known.complete ? [{ kind: 'gallery' as const, names: known.galleries }] : []),
    ...(known.photos ? [{ kind: 'photo' as const, names: known.photos }] : []),
    ...(stacks.every((stack) => stack.length > 0) ? [{ kind: 'tool' as const, names: namesOf(stacks.flat()) }] : []),
    ...(site.source.value !== undefined ? [{ kind: 'specialty' as const, names: namesOf(specialties) }] : []),
  ]
  const words = files.pages.tag.source
  const strayLines = selectTexts(words.value, ['lines', '*', 'tag'])
    .filter(({ value }) => known.tagsComplete && !known.routes.has(`works/${value}`))
    .map(({ path, value }) => faultAt(words, path, `no work has the tag ${JSON.stringify(value)}`))
  const stray = describedFiles(files).flatMap(({ source, schema }) =>
    kinds.flatMap(({ kind, names }) =>
      findValues(schema, source.value, (part) => z.globalRegistry.get(part)?.refersTo === kind).flatMap(
        ({ path, value }) => {
          if (typeof value !== 'string' || names.has(value)) return []
          const stem = slugOfPhoto(value)
          const near = kind === 'photo' && names.has(stem) ? stem : findNear(value, [...names])
          const expected = near
            ? `did you mean ${JSON.stringify(near)}?`
            : names.size > 0
              ? `expected one of ${[...names].sort().join(', ')}`
              : `there is none yet; expected one in ${HOME[kind]}`
          return [faultAt(source, path, `no ${kind} ${JSON.stringify(value)}; ${expected}`)]
        },
      ),
    ),
  )
  return [...stray, ...strayLines]
}

const namesOf = (texts: readonly { value: string }[]): ReadonlySet<string> => new Set(texts.map(({ value }) => value))
