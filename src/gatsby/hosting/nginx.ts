import type { Redirect } from '../../content/schemas/redirect'
import { decodePart, pathParts, splitAddress } from '../../lib/routing/redirect-path'
import { HSTS, IMMUTABLE, REVALIDATE, SECURITY, TYPES } from './headers'
import { headerPolicy } from './policy'

export interface NginxFacts {
  policy: string
  /** The site's prefix without its trailing slash; empty for none. */
  prefix: string
  redirects: readonly Pick<Redirect, 'from' | 'to' | 'permanent' | 'ignoreCase'>[]
  /** Slugs of the projects, which used to be below `/projects/`. */
  projects: readonly string[]
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** A location with headers of its own inherits none, so each lists them all. */
function headerLines(policy: string, cache: string): string[] {
  const all = [
    ...SECURITY,
    ['Content-Security-Policy', headerPolicy(policy)] as const,
    ['Cache-Control', cache] as const,
  ]
  return [
    ...all.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    `add_header ${HSTS[0]} $hsts always;`,
  ]
}

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `    ${line}`), '}']

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\"]/g, '\\$&')

/** No control characters, which would end the response's header line. */
const PART = '[^/[:cntrl:]]+'
const REST = '[^[:cntrl:]]*'

/** A text as it appears in an address, with its escapes as they are; `$` would start a variable. */
const encode = (text: string) =>
  encodeURI(text)
    .replaceAll(/%25(?=[0-9a-f]{2})/gi, '%')
    .replaceAll('$', '%24')

/**
 * One redirect as locations: exact for a single path, a pattern for many. A pattern skips existing files, because a
 * page always wins.
 */
function redirectLines({ from, to, permanent, ignoreCase }: NginxFacts['redirects'][number], facts: NginxFacts) {
  const { prefix, policy } = facts
  const { search, hash } = splitAddress(to)
  // Prefixed names, because nginx has variables of nearly every name.
  const names = new Map<string, string>()
  const pattern = pathParts(from).map((part, i) => {
    if (part === '*') return `(?<p_rest>${REST})`
    if (!part.startsWith(':')) return escape(decodePart(part))
    names.set(part, `p_${i}`)
    return `(?<p_${i}>${PART})`
  })
  const parts = pathParts(to).map((part) => {
    if (part === '*') return '$p_rest'
    const name = names.get(part)
    return name === undefined ? encode(part) : `$${name}`
  })
  const end = parts.length === 0 || parts.at(-1) === '$p_rest' ? '' : '/'
  const query = search.length > 1 ? `${encode(search)}$and_args` : '$is_args$args'
  const target = `${prefix}/${parts.join('/')}${end}${query}${encode(hash)}`
  const answer = `return ${permanent ? 301 : 302} ${quote(target)};`
  const path = `${prefix}/${pathParts(from).join('/')}`
  const isOnePath = names.size === 0 && !path.endsWith('*')
  const lines = [isOnePath ? answer : `if (!-e $request_filename) { ${answer} }`, ...headerLines(policy, REVALIDATE)]
  if (isOnePath && !ignoreCase)
    return [path, `${path}/`].flatMap((one) => block(`location = ${quote(decodePart(one))}`, lines))
  const slash = path.endsWith('*') ? '' : '/?'
  return block(`location ~${ignoreCase ? '*' : ''} "^${escape(prefix)}/${pattern.join('/')}${slash}$"`, lines)
}

/**
 * The contents of nginx's `server` block for this build: MIME types, compressed files, cache lifetimes, redirects, the
 * 404 page and headers. `root` and `listen` are left to the host.
 */
export function nginxSite(facts: NginxFacts): string {
  const { policy, prefix, redirects, projects } = facts
  const forwards = projects.map((slug) => ({
    from: `/projects/${slug}`,
    to: `/${slug}/`,
    permanent: true,
    ignoreCase: false,
  }))
  const types = Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`)
  const texts = [...new Set(Object.values(TYPES))].filter((type) => /text|javascript|json|xml/.test(type))
  const lines = [
    '# Written by `npm run build` from the content and the pages: include it in a server block (docs/deploy.md).',
    'index index.html;',
    'charset utf-8;',
    `charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};`,
    ...block('types', types),
    'default_type application/octet-stream;',
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${prefix}/404.html;`,
    '# A folder without a page answers 404, not 403.',
    `error_page 403 =404 ${prefix}/404.html;`,
    'set $hsts "";',
    `if ($https) { set $hsts ${quote(HSTS[1])}; }`,
    `if ($http_x_forwarded_proto = https) { set $hsts ${quote(HSTS[1])}; }`,
    '# What follows the query of a redirect.',
    'set $and_args "";',
    'if ($args != "") { set $and_args "&$args"; }',
    ...[...redirects, ...forwards].flatMap((redirect) => redirectLines(redirect, facts)),
    ...block(`location ^~ ${quote(`${prefix}/static/`)}`, headerLines(policy, IMMUTABLE)),
    ...block(`location ~ "^${escape(prefix)}/[^/]+[.-][0-9a-f]{20}\\.(js|css)$"`, headerLines(policy, IMMUTABLE)),
    '# The compressed twins of files are no addresses. Their answer is the 404 page, with its headers.',
    ...block('location ~ "\\.(br|gz)$"', ['return 404;']),
    ...block('location /', headerLines(policy, REVALIDATE)),
  ]
  return `${lines.join('\n')}\n`
}
