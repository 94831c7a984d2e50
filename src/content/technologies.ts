import { slugify } from '../lib/text/slugify'
import type { Project, Content } from './content'

/** What a work is built with, as a tag of it: the word of its page, what is read, and other words that lead there. */
export interface TechnologyTag {
  slug: string
  label: string
  aliases: string[]
}

/** A specialty of the site, as far as it says what the page of a technology is called. */
interface Named {
  name: string
  slug?: string | undefined
}

/** The word by which a technology is tagged: that of the specialty of its name, or one made of the name. */
export function technologySlug(name: string, specialties: readonly Named[]): string {
  return specialties.find((specialty) => specialty.name === name)?.slug ?? slugify(name)
}

/**
 * A technology of a project's `stack` as a tag. Its whole name and each part of it lead to its page, with and without
 * the version or the `JS` at its end: for `Vue2/Vue3` vue, vue2, vue3 and vue2-vue3.
 */
export function technologyOf(name: string, specialties: readonly Named[]): TechnologyTag {
  const slug = technologySlug(name, specialties)
  const parts = name.split('/').flatMap((part) => [part, part.replace(/(JS|\d+)$/, '')])
  const aliases = new Set([name, ...parts].map(slugify).filter((alias) => alias && alias !== slug))
  return { slug, label: name, aliases: [...aliases] }
}

/** Projects whose stacks count among their tags, so that galleries and tag pages find them by it. */
export function taggedByStack({ projects, site }: Pick<Content, 'projects' | 'site'>): Project[] {
  return projects.map(({ facts, ...project }) => {
    const stack = facts.stack.map((name) => technologySlug(name, site.specialties))
    return { ...project, facts: { ...facts, tags: [...new Set([...facts.tags, ...stack])] } }
  })
}
