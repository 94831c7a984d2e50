/**
 * Numbers the sections of a page from 1, in order. A section with no words or an empty list gets no number and is left
 * out.
 * @param sections what each section shows, by name
 * @returns the number of each section; undefined for those left out
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
