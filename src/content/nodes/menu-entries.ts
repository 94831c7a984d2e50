import type { Project } from '../content'
import type { MenuEntry } from '../schemas/menu'

/**
 * Adds to entries of the menu, of every level, the year of the project that they lead to.
 * @param entries as `content/menu.yml` has them
 */
export function withYears(entries: readonly MenuEntry[], projects: readonly Project[]): MenuEntry[] {
  const years = new Map(projects.map(({ slug, facts }) => [slug, facts.year]))
  const dated = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    ...(entry.items ? { items: entry.items.map(dated) } : { year: years.get(entry.name ?? '') }),
  })
  return entries.map(dated)
}
