import { TAGS_PARAMETER } from './read-tags'

/**
 * The query of an address with other tags chosen: `?tags=dutch,sea`, empty for none. Other parameters stay as they are.
 * @param search query of the address, with or without its question mark
 */
export function writeTags(search: string, tags: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(TAGS_PARAMETER)
  // Slugs need no encoding, and a comma stays readable.
  const parts = [parameters.toString(), tags.length > 0 ? `${TAGS_PARAMETER}=${tags.join(',')}` : '']
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
}
