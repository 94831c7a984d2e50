import { HASHED, HSTS, IMMUTABLE, SECURITY } from './headers'
import { FRAMES, headerPolicy } from './policy'

export interface HeaderFacts {
  /** Files of the built site, as paths from its root. */
  files: readonly string[]
  policy: string
  /** The site's prefix without its trailing slash; empty for none. */
  prefix: string
}

/** Cloudflare Pages reads 100 rules, and lines of up to 2,000 characters. */
const MOST_RULES = 100
const LONGEST = 2000

/** The policy for the header; if it is too long, the pages have it and the header adds only what they cannot. */
const policyLine = (policy: string): string => {
  const whole = headerPolicy(policy)
  return `  Content-Security-Policy: ${whole}`.length <= LONGEST ? whole : FRAMES
}

/**
 * The `_headers` file of hosts that read one (Netlify, Cloudflare Pages). They join the values of all matching rules,
 * so no header appears in two. By default these hosts have all responses revalidated; immutable files are listed one by
 * one, because `/app-*` might be a page one day. Files beyond the rule limit are merely revalidated.
 */
export function headerFile({ files, policy, prefix }: HeaderFacts): string {
  const forAll = [...SECURITY, ['Content-Security-Policy', policyLine(policy)] as const, HSTS]
  const hashed = files.filter((file) => HASHED.test(file)).sort()
  const kept = [`/static/*`, ...hashed.map((file) => `/${file}`)].slice(0, MOST_RULES - 1)
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [prefix + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[rule('/*', forAll), ...kept.map((path) => rule(path, [['Cache-Control', IMMUTABLE]]))].join('\n')}\n`
}
