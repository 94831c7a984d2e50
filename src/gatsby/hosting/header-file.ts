import { HASHED, HSTS, IMMUTABLE, SECURITY } from './headers'
import { FRAMES, headerPolicy } from './policy'

export interface HeaderFacts {
  /** Files of the built site, as paths from its root. */
  files: readonly string[]
  policy: string
  /** The site's prefix without the slash at its end; empty for none. */
  prefix: string
}

/** Cloudflare Pages reads 100 rules, and lines of 2,000 characters. */
const MOST_RULES = 100
const LONGEST = 2000

/** The policy as a line that is read; where it has grown too long, the pages have it and the header adds what they cannot. */
const policyLine = (policy: string): string => {
  const whole = headerPolicy(policy)
  return `  Content-Security-Policy: ${whole}`.length <= LONGEST ? whole : FRAMES
}

/**
 * The file `_headers` of hosts that read one (Netlify, Cloudflare Pages). They join the values of all rules that match,
 * so no header stands in two. All answers ask again by themselves there; what may be kept for good is named file by
 * file, for `/app-*` might be a page one day. Files beyond the number of rules are asked for again, no more.
 */
export function headerFile({ files, policy, prefix }: HeaderFacts): string {
  const forAll = [...SECURITY, ['Content-Security-Policy', policyLine(policy)] as const, HSTS]
  const hashed = files.filter((file) => HASHED.test(file)).sort()
  const kept = [`/static/*`, ...hashed.map((file) => `/${file}`)].slice(0, MOST_RULES - 1)
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [prefix + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[rule('/*', forAll), ...kept.map((path) => rule(path, [['Cache-Control', IMMUTABLE]]))].join('\n')}\n`
}
