/** What of a redirect decides where it leads. */
export interface RedirectRule {
  from: string
  to: string
  ignoreCase: boolean
}

/** The parts of a path, without slashes, query and fragment; `/index.html` is `/` (R2). */
export function pathParts(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/)
  return bare
    .replace(/^\/index\.html$/, '/')
    .split('/')
    .filter(Boolean)
}

/**
 * Follows one redirect (R3): `:name` stands for one part of the path, a closing `*` for the rest.
 * @returns where the path leads, or `undefined` when the redirect does not apply to it
 */
export function applyRedirect({ from, to, ignoreCase }: RedirectRule, path: string): string | undefined {
  const found = matchParts(pathParts(from), pathParts(path), ignoreCase)
  if (!found) return undefined
  return `/${pathParts(to)
    .flatMap((part) => found.get(part) ?? [part])
    .join('/')}`
}

/** What each parameter of a pattern stands for in a path, by its name as it is written: `:slug`, `*`. */
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

/** A part as it is compared: browsers write `ü` as `%C3%BC`. What cannot be read stays as it stands. */
function plain(part: string, ignoreCase: boolean): string {
  const text = decodePart(part)
  return ignoreCase ? text.toLowerCase() : text
}

/** A part of a path as a reader writes it: `still%20life` is `still life`. What cannot be read stays as it stands. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a part of a path stands for others. */
export function isParameter(part: string): boolean {
  return part === '*' || part.startsWith(':')
}

/** The parts of an address; query and fragment with their signs, empty where there is none. */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, search, hash }
}
