import { z } from 'zod'
import type { Project } from '../content'
import { findValues } from '../read/find-values'
import { isRecord } from '../read/select'
import { inOrder } from './number-works'

/** The first place on the home page, from 0, where a project is shown by its scene: from edge to edge. */
const FIRST_SCENE = 4

/** The neighbours of each project in the order of the site, by its slug; the first follows the last. One alone has none. */
export function neighboursOf(projects: readonly Project[]): Map<string, { previous?: Project; next?: Project }> {
  const all = inOrder(projects)
  return new Map(
    all.map(({ slug }, place) => {
      const [previous, next] = [all.at(place - 1), all[(place + 1) % all.length]]
      return [slug, all.length > 1 && previous && next ? { previous, next } : {}]
    }),
  )
}

/** The slugs of the home page's projects by the picture that each is shown with. */
export function byPicture(projects: readonly string[]): { covers: string[]; scenes: string[] } {
  return { covers: projects.slice(0, FIRST_SCENE), scenes: projects.slice(FIRST_SCENE) }
}

/**
 * Puts pictures in the place of the words that choose one of the project named beside them.
 * @param copy words of a page; it is changed
 * @param pictureOf a picture of a project, by its slug and the word
 */
export function choosePictures(
  schema: z.core.$ZodType,
  copy: Record<string, unknown>,
  pictureOf: (project: string, word: string) => unknown,
): void {
  const isChoice = (part: z.core.$ZodType) => z.globalRegistry.get(part)?.chooses === 'picture'
  for (const { path, value } of findValues(schema, copy, isChoice)) {
    const owner = path.slice(0, -1).reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)[step], copy)
    const key = path.at(-1)
    if (isRecord(owner) && key !== undefined) owner[String(key)] = pictureOf(String(owner.project), String(value))
  }
}
