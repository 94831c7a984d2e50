import { applyRedirect, isParameter, pathParts, type RedirectRule } from '../../lib/routing/redirect-path'

/** A way that never arrives at a page. */
export interface RedirectLoop {
  /** Index of the redirect it begins with. */
  index: number
  /** The paths on the way, the first of them reached again or, if the way only grows, never left behind. */
  way: string[]
}

/** More hops than any honest chain has: beyond it, a way that never repeats is one that only grows. */
const MOST_HOPS = 50
/** Bounds the paths tried for one redirect with many parameters. */
const MOST_STARTS = 500

/**
 * Finds redirects that lead around in a circle. It follows sample paths, for parameters with every literal that occurs
 * in any redirect, so what it finds is a loop for certain.
 * @param pages routes of the pages; a page ends the way
 */
export function redirectLoops(rules: readonly RedirectRule[], pages: ReadonlySet<string>): RedirectLoop[] {
  const literals = [...new Set(rules.flatMap(({ from, to }) => [...pathParts(from), ...pathParts(to)]))]
  const words = ['x', ...literals.filter((part) => !isParameter(part))]
  const seen = new Set<string>()
  return rules.flatMap(({ from }, index) => {
    const loops = samplePaths(pathParts(from), words).flatMap((start) => follow(start, rules, pages) ?? [])
    // One loop can be entered anywhere; it is told once, at the first redirect on it.
    const fresh = loops.find(({ used }) => used.has(index) && !seen.has([...used].sort().join()))
    if (!fresh) return []
    seen.add([...fresh.used].sort().join())
    return [{ index, way: fresh.way }]
  })
}

/** Follows a path until it repeats or grows beyond measure. Gives `undefined` when it arrives. */
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

/** Paths a pattern matches, with the given words in place of its parameters. */
function samplePaths(pattern: readonly string[], words: readonly string[]): string[] {
  let starts: string[][] = [[]]
  for (const part of pattern) {
    const options =
      part === '*' ? [[], ...words.map((word) => [word])] : isParameter(part) ? words.map((word) => [word]) : [[part]]
    starts = starts.flatMap((start) => options.map((option) => [...start, ...option])).slice(0, MOST_STARTS)
  }
  return starts.map((start) => `/${start.join('/')}`)
}
