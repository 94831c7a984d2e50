/** The fields of a redirect that decide where it leads. */
export interface RedirectRule {
  from: string
  to: string
  ignoreCase: boolean
}

/** The segments of a path, without slashes, query and fragment; `/index.html` is `/` (R2). */
export function pathParts(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/)
  return bare
    .replace(/^\/index\.html$/, '/')
    .split('/')
    .filter(Boolean)
}

/**
 * Applies one redirect (R3): `:name` matches one segment of the path, a trailing `*` the rest.
 * @returns where the path leads, or `undefined` when the redirect does not match
 */
export function applyRedirect({ from, to, ignoreCase }: RedirectRule, path: string): string | undefined {
  const found = matchParts(pathParts(from), pathParts(path), ignoreCase)
  if (!found) return undefined
  return `/${pathParts(to)
    .flatMap((part) => found.get(part) ?? [part])
    .join('/')}`
}

/** The segments each parameter of a pattern matches, keyed as written: `:slug`, `*`; undefined without a match. */
export function matchParts(
  pattern: readonly string[],
  parts: readonly string[],
  ignoreCase: boolean,
): Map<string, string[]> | undefined {
  const found = new Map<string, string[]>()
  for (const [i, expected] of pattern.entries()) {
    if (expected === '*') return found.set('*', parts.slice(i))
    const part = parts[i]
    if (part === undefined) return undefined
    if (expected.startsWith(':')) found.set(expected, [part])
    else if (plain(part, ignoreCase) !== plain(expected, ignoreCase)) return undefined
  }
  return parts.length === pattern.length ? found : undefined
}

/** Normalises a segment for comparison: browsers write `ü` as `%C3%BC`. Malformed escapes are kept as they are. */
function plain(part: string, ignoreCase: boolean): string {
  const text = decodePart(part)
  return ignoreCase ? text.toLowerCase() : text
}

/** Decodes a path segment: `still%20life` is `still life`. Malformed escapes are kept as they are. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a segment of a pattern is a parameter. */
export function isParameter(part: string): boolean {
  return part === '*' || part.startsWith(':')
}

/** The parts of a URL; query and fragment keep their `?` and `#`, and are empty where absent. */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, search, hash }
}
