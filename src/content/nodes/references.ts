import { z } from 'zod'
import type { Project } from '../content'
import { findValues } from '../read/find-values'
import { isRecord } from '../read/select'
import { inOrder } from './number-works'

/**
 * The first position on the home page, from 0, where a project is shown by its scene: the upright half of the fourth
 * would cut a cover of several things to its empty middle, and a scene shows one of them from near.
 */
const FIRST_SCENE = 3

/** Each project's neighbours in site order, by slug; the list wraps around. A single project has none. */
export function neighboursOf(projects: readonly Project[]): Map<string, { previous?: Project; next?: Project }> {
  const all = inOrder(projects)
  return new Map(
    all.map(({ slug }, place) => {
      const [previous, next] = [all.at(place - 1), all[(place + 1) % all.length]]
      return [slug, all.length > 1 && previous && next ? { previous, next } : {}]
    }),
  )
}

/** The slugs of the home page's projects, grouped by the picture they are shown with. */
export function byPicture(projects: readonly string[]): { covers: string[]; scenes: string[] } {
  return { covers: projects.slice(0, FIRST_SCENE), scenes: projects.slice(FIRST_SCENE) }
}

/**
 * Replaces each picture choice (`cover`, `scene`) with that picture of the project named beside it.
 * @param copy texts of a page; modified in place
 * @param pictureOf returns a project's picture by slug and choice
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
