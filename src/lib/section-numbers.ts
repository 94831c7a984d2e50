/**
 * Numbers the sections of a page that are there, 1 first. Those without content take no number, so that none is missing.
 * @param sections the sections in their order, by name: whether each is there
 */
export function sectionNumbers<Name extends string>(sections: Readonly<Record<Name, boolean>>): Record<Name, number> {
  const numbers: Partial<Record<Name, number>> = {}
  let last = 0
  for (const name in sections) {
    if (sections[name]) last += 1
    numbers[name] = last
  }
  return numbers as Record<Name, number>
}
