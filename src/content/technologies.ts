import { slugify } from '../lib/text/slugify'
import type { Project, Content } from './content'

/** A technology as a tag: the slug of its page, its label, and aliases that lead there. */
export interface TechnologyTag {
  slug: string
  label: string
  aliases: string[]
}

/** The parts of a specialty that name a technology's page. */
interface Named {
  name: string
  slug?: string | undefined
}

/** A technology's tag slug: that of the specialty of the same name, or one derived from the name. */
export function technologySlug(name: string, specialties: readonly Named[]): string {
  return specialties.find((specialty) => specialty.name === name)?.slug ?? slugify(name)
}

/**
 * A technology in a project's `stack` as a tag. Its full name and each part of it lead to its page, with and without
 * the version number or `JS` at the end: for `Vue2/Vue3`, vue, vue2, vue3 and vue2-vue3.
 */
export function technologyOf(name: string, specialties: readonly Named[]): TechnologyTag {
  const slug = technologySlug(name, specialties)
  const parts = name.split('/').flatMap((part) => [part, part.replace(/(JS|\d+)$/, '')])
  const aliases = new Set([name, ...parts].map(slugify).filter((alias) => alias && alias !== slug))
  return { slug, label: name, aliases: [...aliases] }
}

/** Adds each project's stack to its tags, so that galleries and tag pages find it there. */
export function taggedByStack({ projects, site }: Pick<Content, 'projects' | 'site'>): Project[] {
  return projects.map(({ facts, ...project }) => {
    const stack = facts.stack.map((name) => technologySlug(name, site.specialties))
    return { ...project, facts: { ...facts, tags: [...new Set([...facts.tags, ...stack])] } }
  })
}
