/** The entry before the one that `is` finds, the last before the first. Undefined for an empty list. */
export function previousOf<T>(list: readonly T[], is: (entry: T) => boolean): T | undefined {
  return list.at(list.findIndex(is) - 1)
}
