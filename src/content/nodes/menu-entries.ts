import type { Project } from '../content'
import type { MenuEntry } from '../schemas/menu'

/**
 * Adds to menu entries of every level the year of the project they link to.
 * @param entries as in `content/menu.yml`
 */
export function withYears(entries: readonly MenuEntry[], projects: readonly Project[]): MenuEntry[] {
  const years = new Map(projects.map(({ slug, facts }) => [slug, facts.year]))
  const dated = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    ...(entry.items ? { items: entry.items.map(dated) } : { year: years.get(entry.name ?? '') }),
  })
  return entries.map(dated)
}
