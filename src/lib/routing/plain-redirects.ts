import { decodePart, pathParts, splitAddress } from './redirect-path'

/** A redirect without parameters: a path without surrounding slashes, and the URL of its final page. */
export type PlainRedirect = readonly [from: string, to: string, ignoreCase: boolean]

/** Normalises a path for comparison. */
export const plain = (path: string) => pathParts(path).map(decodePart).join('/')

/**
 * Resolves a URL with the first matching plain redirect, keeping its query and fragment.
 * @param address a path without the path prefix, with query and fragment
 */
export function followPlain(address: string, redirects: readonly PlainRedirect[]): string | undefined {
  const { path, search, hash } = splitAddress(address)
  const asked = plain(path)
  const found = redirects.find(([from, , ignoreCase]) =>
    ignoreCase ? from.toLowerCase() === asked.toLowerCase() : from === asked,
  )
  return found && found[1] + search + hash
}
