import { noPage } from './check-menu'
import type { Fault } from '../fault'
import type { KnownPages } from './known-pages'
import { redirectLoops } from './redirect-loops'
import { isParameter, matchParts, pathParts, type RedirectRule } from '../../lib/routing/redirect-path'
import { isRecord } from '../read/select'
import { faultAt, type Source } from '../read/source'

/** Checks that each redirect starts where there is no page, ends at a page, and does not loop (R4). */
export function checkRedirects(redirects: Source, pages: KnownPages): Fault[] {
  const found = rulesOf(redirects.value)
  const rules = found.map(({ rule }) => rule)
  const known = new Map<string, number>()
  const faults = found.flatMap(({ rule, at }): Fault[] => {
    const own = known.get(fromKey(rule)) ?? at
    known.set(fromKey(rule), own)
    const words = { from: explainFrom(rule, pages), to: explainTo(rule, rules, pages) }
    if (own !== at)
      words.from = `duplicate path ${JSON.stringify(rule.from)}; expected another, as redirects[${own}] has it`
    return [
      ...(words.from ? [faultAt(redirects, [at, 'from'], words.from)] : []),
      ...(words.to ? [faultAt(redirects, [at, 'to'], words.to)] : []),
    ]
  })
  const loops = redirectLoops(rules, pages.routes).map(({ index, way }) =>
    faultAt(
      redirects,
      [found[index]?.at ?? index, 'to'],
      `leads in a circle, ${way.join(' → ')}; expected a way to a page`,
    ),
  )
  return [...faults, ...loops]
}

/** Redirects complete enough to follow, with their index in the list. */
function rulesOf(value: unknown): { rule: RedirectRule; at: number }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown, at) => {
    const { from, to, ignoreCase } = isRecord(entry) ? entry : {}
    if (typeof from !== 'string' || typeof to !== 'string') return []
    return [{ rule: { from, to, ignoreCase: ignoreCase === true }, at }]
  })
}

/** Redirects with the same key match the same paths: case and parameter names make no difference. */
function fromKey({ from }: RedirectRule): string {
  const parts = pathParts(from).map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
  return parts.join('/')
}

function explainFrom({ from, ignoreCase }: RedirectRule, { routes }: KnownPages): string | undefined {
  const parts = pathParts(from)
  if (parts.slice(0, -1).includes('*')) return 'has a * before its end; expected it as the last part'
  if (parts.some(isParameter)) return undefined
  const page = [...routes].find((route) => matchParts(parts, pathParts(route), ignoreCase))
  return page === undefined
    ? undefined
    : `${JSON.stringify(from)} is a page, which wins; expected a path that no page has`
}

function explainTo({ from, to }: RedirectRule, rules: readonly RedirectRule[], pages: KnownPages): string | undefined {
  const parts = pathParts(to)
  const unknown = parts.find((part) => isParameter(part) && !pathParts(from).includes(part))
  if (unknown) return `has the parameter ${unknown}; expected one that "from" has`
  const leadsOn = rules.some((rule) => matchParts(pathParts(rule.from), parts, rule.ignoreCase))
  const arrives = [...pages.routes].some((route) => matchParts(parts, pathParts(route), false))
  return arrives || leadsOn || !pages.complete ? undefined : noPage(parts.join('/'), pages)
}
