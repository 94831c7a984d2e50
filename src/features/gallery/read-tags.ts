/** Name of the query parameter that holds the chosen tags. */
export const TAGS_PARAMETER = 'tags'

/**
 * The tags that an address chooses: `?tags=dutch,sea`. Each counts once; what the galleries do not know is left out.
 * @param search query of the address, with or without its question mark
 */
export function readTags(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(TAGS_PARAMETER)?.split(',') ?? []
  return [...new Set(named)].filter((tag) => known.includes(tag))
}
