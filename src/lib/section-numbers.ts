/**
 * Numbers the sections of a page from 1, in their order. What a section has nothing to show for, no words or an empty
 * list, takes no number and is not on the page.
 * @param sections what each section shows, by its name
 * @returns the number of each; undefined for those that are not there
 */
export function sectionNumbers<Name extends string>(
  sections: Record<Name, object | null | undefined>,
): Partial<Record<Name, number>> {
  const names = Object.keys(sections) as Name[]
  const there = names.filter((name) => {
    const shown = sections[name]
    return Array.isArray(shown) ? shown.length > 0 : shown
  })
  return Object.fromEntries(there.map((name, index) => [name, index + 1])) as Partial<Record<Name, number>>
}
