/** The escapes of one character, as UTF-8 has them, or a `%` that escapes nothing. */
const ESCAPES = /%(?:[0-7][\da-f]|[c-f][\da-f](?:%[89ab][\da-f])*)|%/gi

/**
 * The address with a fragment that can be decoded. Gatsby decodes the fragment of every page, and a stray `%` in it
 * (`/#50%-off`) crashes the whole page; such a `%` becomes `%25`, and valid escapes stay.
 * @param address a path with its query and fragment
 */
export function cleanHash(address: string): string {
  const at = address.indexOf('#')
  if (at < 0) return address
  return address.slice(0, at) + address.slice(at).replace(ESCAPES, cleanEscapes)
}

function cleanEscapes(escapes: string): string {
  try {
    decodeURI(escapes)
    return escapes
  } catch {
    return escapes.replaceAll('%', '%25')
  }
}

/** Cleans the fragment of the current address, without a new history entry. */
function cleanShownHash(): void {
  const { pathname, search, hash } = window.location
  const shown = pathname + search + hash
  if (cleanHash(shown) !== shown) window.history.replaceState(window.history.state, '', cleanHash(shown))
}

/** Cleans fragments that a visitor opens, types or goes back to, before Gatsby's router reads them. */
export function cleanHashes(): void {
  cleanShownHash()
  window.addEventListener('popstate', cleanShownHash, { capture: true })
}
