import { decodePart, pathParts, splitAddress } from './redirect-path'

/** A redirect without parameters: a path, without slashes around it, and the address of the page it ends at. */
export type PlainRedirect = readonly [from: string, to: string, ignoreCase: boolean]

/** A path as it is compared. */
export const plain = (path: string) => pathParts(path).map(decodePart).join('/')

/**
 * Where an address leads along the first plain redirect that applies, with its query and fragment.
 * @param address a path without the site's prefix, with its query and fragment
 */
export function followPlain(address: string, redirects: readonly PlainRedirect[]): string | undefined {
  const { path, search, hash } = splitAddress(address)
  const asked = plain(path)
  const found = redirects.find(([from, , ignoreCase]) =>
    ignoreCase ? from.toLowerCase() === asked.toLowerCase() : from === asked,
  )
  return found && found[1] + search + hash
}
