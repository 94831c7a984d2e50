import { applyRedirect, isParameter, pathParts, type RedirectRule } from '../../lib/routing/redirect-path'

/** A chain of redirects that never reaches a page. */
export interface RedirectLoop {
  /** Index of the first redirect in the chain. */
  index: number
  /** The paths in the chain: the first repeated at the end or, if the chain only grows, a prefix followed by `…`. */
  way: string[]
}

/** More hops than any legitimate chain: beyond this, a chain that never repeats keeps growing. */
const MOST_HOPS = 50
/** Limits the sample paths tried for one redirect with many parameters. */
const MOST_STARTS = 500

/**
 * Finds redirect loops. It follows sample paths, filling parameters with every literal that occurs in any redirect, so
 * everything it reports is a real loop.
 * @param pages routes of the pages, where a chain ends
 */
export function redirectLoops(rules: readonly RedirectRule[], pages: ReadonlySet<string>): RedirectLoop[] {
  const literals = [...new Set(rules.flatMap(({ from, to }) => [...pathParts(from), ...pathParts(to)]))]
  const words = ['x', ...literals.filter((part) => !isParameter(part))]
  const seen = new Set<string>()
  return rules.flatMap(({ from }, index) => {
    const loops = samplePaths(pathParts(from), words).flatMap((start) => follow(start, rules, pages) ?? [])
    // A loop can be entered anywhere; it is reported once, at the first redirect in it.
    const fresh = loops.find(({ used }) => used.has(index) && !seen.has([...used].sort().join()))
    if (!fresh) return []
    seen.add([...fresh.used].sort().join())
    return [{ index, way: fresh.way }]
  })
}

/** Follows a path until it repeats or exceeds the hop limit. Returns `undefined` if the chain ends. */
function follow(start: string, rules: readonly RedirectRule[], pages: ReadonlySet<string>) {
  const hops: { path: string; rule: number }[] = []
  for (let path = start; ;) {
    if (pages.has(pathParts(path).join('/'))) return undefined
    const rule = rules.findIndex((candidate) => applyRedirect(candidate, path) !== undefined)
    const next = rules[rule] && applyRedirect(rules[rule], path)
    if (next === undefined) return undefined
    const before = hops.findIndex((hop) => hop.path === path)
    const looped = before >= 0 ? hops.slice(before) : hops.length >= MOST_HOPS ? hops.slice(0, 3) : undefined
    if (looped)
      return {
        way: [...looped.map((hop) => hop.path), before >= 0 ? path : '…'],
        used: new Set(looped.map((hop) => hop.rule)),
      }
    hops.push({ path, rule })
    path = next
  }
}

/** Paths matching a pattern, with the given words in place of its parameters. */
function samplePaths(pattern: readonly string[], words: readonly string[]): string[] {
  let starts: string[][] = [[]]
  for (const part of pattern) {
    const options =
      part === '*' ? [[], ...words.map((word) => [word])] : isParameter(part) ? words.map((word) => [word]) : [[part]]
    starts = starts.flatMap((start) => options.map((option) => [...start, ...option])).slice(0, MOST_STARTS)
  }
  return starts.map((start) => `/${start.join('/')}`)
}
