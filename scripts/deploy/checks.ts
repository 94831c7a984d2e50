import { coversPolicy, FRAMES } from '../../src/gatsby/hosting/policy'
import { IMMUTABLE, TYPES } from '../../src/gatsby/hosting/headers'
import type { Redirect } from '../../src/content/schemas/redirect'
import { isParameter, pathParts } from '../../src/lib/routing/redirect-path'
import type { HostAnswer, Ask } from './ask'

/** A problem with a published site. */
export interface CheckFailure {
  /** The check it comes from: `compression`. */
  subject: string
  text: string
}

export interface Expected {
  /** Root address of the site, with a trailing slash: `https://robin.dev/`. */
  root: string
  redirects: readonly Redirect[]
  /** Whether this kind of host supports custom headers and redirects: GitHub Pages does not. */
  hasHeaders: boolean
  /** Address of the film, as in `content/site.yml`; undefined if there is none. */
  film?: string | undefined
}

/** Whether the site runs on this machine, where its address differs from the canonical one. */
const isHere = (root: string) => ['localhost', '127.0.0.1'].includes(new URL(root).hostname)

type Check = (ask: Ask, home: HostAnswer, expected: Expected) => Promise<string[]>

const header = ({ headers }: HostAnswer, name: string) => headers.get(name) ?? ''
const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value)

/** Same-site addresses in a page that match a pattern, relative to the root: scripts, pictures and so on. */
const named = (home: HostAnswer, pattern: RegExp): string[] => {
  const root = new URL(home.url).pathname
  return attributes(home.body, pattern)
    .map((address) => new URL(address, home.url))
    .filter(({ origin, pathname }) => origin === new URL(home.url).origin && pathname.startsWith(root))
    .map(({ pathname }) => pathname.slice(root.length))
}

/** The first script a page loads. */
const SCRIPT = /<script data-scripts="([^" ]+)/g
const says = (answer: HostAnswer) => `${answer.url} answers ${answer.status}`

const page: Check = async (ask, home, { root }) => {
  const found: string[] = []
  if (home.status !== 200) return [`${says(home)}; expected the home page`]
  if (!header(home, 'content-type').startsWith('text/html'))
    found.push(`the home page is sent as ${header(home, 'content-type')}`)
  const canonical = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(home.body)?.[1] ?? ''
  if (canonical !== home.url && !isHere(root))
    found.push(
      `the home page says it is at ${canonical || 'no address'}; set url in content/site.yml, and PATH_PREFIX for a site below a path`,
    )
  const [script] = named(home, SCRIPT)
  if (script === undefined)
    found.push('the home page names no script below this address: was it built with another PATH_PREFIX?')
  else if ((await ask(script)).status !== 200) found.push(`${script} is missing: was all of public/ published?`)
  return found
}

const unknown: Check = async (ask) => {
  const found: string[] = []
  const answer = await ask('no-such-page-is-here/')
  if (answer.status !== 404)
    found.push(`${says(answer)}; expected 404, or search engines keep pages that are not there`)
  if (!answer.body.includes('name="version"')) found.push('an unknown address does not show 404.html')
  const folder = await ask('page-data/')
  if (folder.status === 403) found.push(`${says(folder)}; expected 404, as for every address without a page`)
  return found
}

const redirects: Check = async (ask, home, { redirects: rules }) => {
  const found: string[] = []
  const base = new URL(home.url).pathname.slice(0, -1)
  for (const { from, to, permanent } of rules) {
    if (pathParts(from).some(isParameter)) continue
    const answer = await ask(from)
    const target = new URL(header(answer, 'location') || home.url, home.url)
    const wanted = `${base}/${pathParts(to)
      .map((part) => `${part}/`)
      .join('')}`
    const status = permanent ? [301, 308] : [302, 307]
    if (!status.includes(answer.status)) found.push(`${from}: ${says(answer)}; expected ${status[0]} to ${wanted}`)
    else if (target.pathname !== wanted) found.push(`${from} leads to ${target.pathname}; expected ${wanted}`)
  }
  const [linked] = named(home, /<a [^>]*href="([^"#?]+\/)"/g).filter((path) => path !== '')
  const bare = linked && (await ask(linked.slice(0, -1)))
  if (bare && ![301, 302, 307, 308].includes(bare.status))
    found.push(`${says(bare)}; expected to be led to the address with its slash`)
  return found
}

/** Hosts without custom headers compress with gzip alone. */
const compression: Check = async (ask, home, { hasHeaders }) => {
  const found: string[] = []
  for (const path of ['', ...named(home, SCRIPT).slice(-1), 'page-data/index/page-data.json']) {
    for (const way of hasHeaders ? ['br', 'gzip'] : ['gzip']) {
      const answer = await ask(path, { 'accept-encoding': way })
      if (header(answer, 'content-encoding') !== way)
        found.push(`/${path} is not compressed with ${way} for a browser that asks for it`)
      else if (!/accept-encoding/i.test(header(answer, 'vary')))
        found.push(
          `/${path} is compressed, but without "Vary: Accept-Encoding", so that a cache may hand it to anybody`,
        )
    }
  }
  return found
}

/** Hosts without custom headers choose their own lifetimes; they too must not send again what a browser has. */
const caching: Check = async (ask, home, { hasHeaders }) => {
  const found: string[] = []
  const hashed = [...named(home, SCRIPT).slice(0, 1), ...named(home, /as="font"[^>]* href="([^"]+)"/g).slice(0, 1)]
  for (const path of hasHeaders ? hashed : []) {
    const cache = header(await ask(path), 'cache-control')
    if (!cache.includes('immutable'))
      found.push(`/${path} may be kept for good, say "${IMMUTABLE}"; it says "${cache}"`)
  }
  for (const path of ['', 'page-data/app-data.json', 'sw.js']) {
    const answer = await ask(path)
    const cache = header(answer, 'cache-control')
    if (hasHeaders && !/no-cache|no-store|max-age=0/.test(cache))
      found.push(`/${path} must be asked for again each time, or visitors stay with an old build; it says "${cache}"`)
    const mark = header(answer, 'etag')
    if (mark && (await ask(path, { 'if-none-match': mark })).status !== 304)
      found.push(`/${path} is sent whole to a browser that has it already; expected 304`)
  }
  return found
}

const types: Check = async (ask, home) => {
  const found: string[] = []
  const files = [
    ...named(home, SCRIPT).slice(0, 1),
    ...named(home, /(?:src|href)="([^"]+\.(?:webp|avif|jpg|png|woff2))"/g).slice(0, 2),
    'manifest.webmanifest',
    'favicon.svg',
    'favicon.ico',
    'robots.txt',
    'sitemap-index.xml',
    'page-data/app-data.json',
  ]
  for (const file of files) {
    const answer = await ask(file)
    const type = header(answer, 'content-type').split(';')[0] ?? ''
    const expected = TYPES[file.split('.').at(-1) ?? ''] ?? ''
    const same = [
      expected,
      expected.replace('text/javascript', 'application/javascript'),
      expected.replace('application/xml', 'text/xml'),
      expected.replace('x-icon', 'vnd.microsoft.icon'),
    ]
    if (answer.status !== 200) found.push(`/${file}: ${says(answer)}`)
    else if (!same.includes(type)) found.push(`/${file} is sent as ${type || 'no type'}; expected ${expected}`)
  }
  return found
}

/** The expected value of each security header, and why. */
const SAFE: readonly [name: string, pattern: RegExp, why: string][] = [
  ['x-content-type-options', /^nosniff$/i, 'or a browser may take a file for a script'],
  [
    'referrer-policy',
    /strict-origin|same-origin|no-referrer/,
    'or other sites are told which page a visitor comes from',
  ],
  ['permissions-policy', /camera=\(\)/, 'or a script could ask for camera and place'],
  ['x-frame-options', /^(deny|sameorigin)$/i, 'or another site can put this one into a frame'],
  ['cross-origin-opener-policy', /same-origin/, 'or a site that opened this one keeps a handle on it'],
  [
    'content-security-policy',
    /frame-ancestors 'none'/,
    'or only the policy in the pages protects, which cannot forbid frames',
  ],
]

const safety: Check = async (ask, home, { hasHeaders }) => {
  const found: string[] = []
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(home.body)?.[1] ?? ''
  if (!policy) found.push('the home page has no Content-Security-Policy of its own')
  const sent = header(home, 'content-security-policy')
  if (sent && policy && sent !== FRAMES && !coversPolicy(sent, policy))
    found.push(
      'the Content-Security-Policy of the host is not that of this build: publish _headers or site.conf with it',
    )
  const missing = hasHeaders ? SAFE.filter(([name, pattern]) => !pattern.test(header(home, name))) : []
  found.push(...missing.map(([name, , why]) => `the header ${name} is missing or weak, ${why}`))
  const [script = ''] = named(home, SCRIPT)
  if ((await ask(`${script}.map`)).status === 200) found.push('source maps are published')
  return found
}

const encryption: Check = async (_, home, { root, hasHeaders }) => {
  if (isHere(root)) return []
  const { protocol, host, pathname } = new URL(root)
  if (protocol !== 'https:') return [`${root} is not encrypted; service workers and browsers ask for https:`]
  const found: string[] = []
  if (hasHeaders && !/max-age=[1-9]/.test(header(home, 'strict-transport-security')))
    found.push('the header strict-transport-security is missing, or a first visit may be unencrypted for ever')
  const plain = await fetch(`http://${host}${pathname}`, { redirect: 'manual' }).catch(() => undefined)
  if (plain && !(plain.headers.get('location') ?? '').startsWith('https:'))
    found.push(`http://${host} does not lead to https:`)
  return found
}

const sharing: Check = async (ask, home, { root }) => {
  const body = isHere(root) ? home.body.replaceAll(/content="https?:\/\/[^/"]+/g, 'content="') : home.body
  const [image] = named({ ...home, body }, /property="og:image" content="([^"]+)"/g)
  if (image === undefined)
    return ['the picture that other sites show is at another address: set url in content/site.yml']
  const answer = await ask(image)
  return answer.status === 200 && header(answer, 'content-type').startsWith('image/')
    ? []
    : [`/${image}: ${says(answer)}`]
}

/** Only for a film that is a file of the site. */
const film: Check = async (ask, _, { film: address }) => {
  if (!address?.startsWith('/')) return []
  const answer = await ask(address, { range: 'bytes=0-9' })
  if (answer.status === 404) return [`${says(answer)}; is the film in static/, and was all of public/ published?`]
  return answer.status === 206
    ? []
    : [`${says(answer)} to a part of the film; expected 206, or Safari does not play it`]
}

/** All checks, by subject. */
const CHECKS: Readonly<Record<string, Check>> = {
  page,
  'unknown addresses': unknown,
  redirects,
  compression,
  caching,
  types,
  safety,
  encryption,
  sharing,
  film,
}

/**
 * Runs all checks against a published site.
 * @returns the problems found; empty if there are none
 */
export async function checkSite(ask: Ask, expected: Expected): Promise<CheckFailure[]> {
  const home = await ask('')
  const found: CheckFailure[] = []
  for (const [subject, check] of Object.entries(CHECKS)) {
    if (subject === 'redirects' && !expected.hasHeaders) continue
    for (const text of await check(ask, home, expected)) found.push({ subject, text })
    if (subject === 'page' && home.status !== 200) break
  }
  return found
}
