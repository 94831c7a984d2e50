/** The entry after the one that `is` matches, wrapping around at the end. Undefined for an empty list. */
export function nextOf<T>(list: readonly T[], is: (entry: T) => boolean): T | undefined {
  return list[(list.findIndex(is) + 1) % list.length]
}
