/**
 * The address with a fragment that can be decoded. Gatsby decodes the fragment of every page it shows, and one lone `%`
 * in it (`/#50%-off`) takes the whole page down; here such a `%` is written as `%25`, which means the same.
 * @param address a path with its query and fragment
 */
export function cleanHash(address: string): string {
  const at = address.indexOf('#')
  if (at < 0) return address
  try {
    decodeURI(address.slice(at))
    return address
  } catch {
    return address.slice(0, at) + address.slice(at).replaceAll('%', '%25')
  }
}

/** Cleans the fragment of the address that is shown, without a new entry in the history. */
function cleanShownHash(): void {
  const { pathname, search, hash } = window.location
  const shown = pathname + search + hash
  if (cleanHash(shown) !== shown) window.history.replaceState(window.history.state, '', cleanHash(shown))
}

/** Keeps fragments clean that a visitor opens, types or goes back to, before Gatsby's router reads them. */
export function cleanHashes(): void {
  cleanShownHash()
  window.addEventListener('popstate', cleanShownHash, { capture: true })
}
